import { DELINQUENCY_DAYS, REMINDER_DAYS } from '@pressdock/api/limits';
import { addDays } from '../../../permissions/permissions.rules.ts';
import type { Emails } from '../../../ports/email.ts';
import { recipientOf } from '../../accounts/people/user.mapping.ts';
import { paymentReminderEmail } from '../billing.emails.ts';
import { updateBillingAccount } from '../state/billingAccounts.store.ts';
import type { SendReminders } from '../state/sync.service.ts';
import { countDueReminders } from './reminders.rules.ts';

/** Creates the function. It runs in the transaction that stores how many reminders were sent. */
export function createReminders(emails: Emails): SendReminders {
  return async (tx, { owner, account }, now) => {
    const since = owner.is_delinquent ? owner.delinquent_since : null;
    if (since === null || owner.deactivated_at !== null) return;
    const isSame = account.reminders_for?.getTime() === since.getTime();
    const due = countDueReminders(since, now);
    if (due <= (isSame ? account.reminders_sent : 0)) return;
    await updateBillingAccount(tx, owner.id, { reminders_for: since, reminders_sent: due });
    if (!owner.receive_billing_notifications) return;
    const content = {
      isLast: due === REMINDER_DAYS.length,
      addingEndsAt: addDays(since, DELINQUENCY_DAYS.adding),
      servingEndsAt: addDays(since, DELINQUENCY_DAYS.serving),
    };
    await emails.send(
      tx,
      recipientOf(owner),
      { template: paymentReminderEmail, content },
      owner.id,
    );
  };
}
