/** Sentences about billing. @see specification, section 8, "Payments" */
export const billingMessages = {
  notEnabled: 'This server does not charge for anything: every account is unlimited.',
  sessionFailed: 'There was an error starting your Stripe checkout session.',
  cardFailed: 'There was an error adding your card. Please try again.',
  invoicesFailed: 'There was an error fetching your invoices.',
  payFailed: 'The payment failed. Check your card and try again.',
  downloadFailed: 'The invoice could not be downloaded. Please try again.',
  unavailable: 'Stripe cannot be reached. Please try again in a few minutes.',
  noCard: 'Add a card before you choose a plan.',
  noPrice: 'This plan has no price yet. Contact support.',
  inProgress: 'Another change is still in progress. Please try again in a minute.',
  stalePreview: 'The amount has changed since you saw it. Review the change again.',
  unlocated:
    'Enter your business address with its postal code and country in your profile, so that taxes can be computed.',
  notPayable: 'This invoice cannot be paid.',
  planManaged:
    'The plan of this account follows its subscription. Change the subscription or grant a plan instead.',
  reasonRequired: 'Enter a reason.',
  untilPast: 'Choose a date in the future.',
  invalidSignature: 'The signature of this event is invalid.',
} as const;
