import { billingMessages } from '@pressdock/api';

/** Sentences about the card. @see specification, section 8, "Payments" */
export const paymentMessages = {
  title: 'Card',
  brand: 'Card',
  ending: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: 'Expires',
  expired: 'Expired',
  none: 'No card yet',
  noneHint:
    'Add a card to choose a plan. You enter it on a page of Stripe, and its number never reaches this server.',
  add: 'Add card',
  replace: 'Replace card',
  remove: 'Remove card',
  added: 'Your card was added.',
  adding: 'Your card was added and appears here in a moment.',
  addFailed: billingMessages.cardFailed,
  sessionFailed: billingMessages.sessionFailed,
  removing: {
    title: 'Remove your card?',
    body: 'Your plan stays until the paid period ends. Without a card, it cannot be renewed.',
    confirm: 'Remove card',
    failed: 'The card could not be removed.',
  },
  business: {
    title: 'Business details',
    body: 'Your invoices show the business name, address, and VAT number of your profile.',
    link: 'Edit business details',
  },
} as const;
