import { defineEmail } from '../../ports/email.ts';
import { formatDay } from '../../text/dates.ts';
import { notificationNote } from '../mail/emailNotes.messages.ts';

/** Sent to the owner of an account on days 0, 3, 7 and 14 after an unpaid invoice. */
export const paymentReminderEmail = defineEmail<{
  isLast: boolean;
  addingEndsAt: Date;
  servingEndsAt: Date;
}>(
  'paymentReminder',
  ({ isLast, addingEndsAt, servingEndsAt }, page) => ({
    subject: isLast
      ? 'Your Pressdock account is limited until you pay'
      : 'A payment for your Pressdock account failed',
    paragraphs: [
      'We could not charge your card for the latest invoice. Please pay it on the billing page, or add another card.',
      isLast
        ? 'You cannot add products, licenses, feature flags or team members until the invoice is paid. What exists keeps working.'
        : `Until ${formatDay(addingEndsAt)}, everything keeps working. After that day, you cannot add products, licenses, feature flags or team members.`,
      `Your customers’ sites receive updates until ${formatDay(servingEndsAt)}.`,
    ],
    link: { label: 'Pay the invoice', address: page('/dashboard/billing') },
    note: notificationNote('billing notifications'),
  }),
  { dateFields: ['addingEndsAt', 'servingEndsAt'] },
);
