import { billingMessages as contract } from '@pressdock/api';
import { billingTitles } from './billing.titles.messages.ts';

/**
 * The text of the billing page.
 * @see specification, sections 2 and 8, "Payments"
 */
export const billingMessages = {
  title: billingTitles.page,
  context: 'Your plan, your card, and your invoices.',
  notEnabled: contract.notEnabled,
  loading: 'Loading billing',
  fetchFailed: 'Billing could not be loaded.',
  fetchRefused: (reason: string) => `Billing could not be loaded. ${reason}`,
  viewing: 'You are viewing this account. Only its owner can change its plan or its card.',
  tabs: {
    plan: 'Plan',
    analytics: 'Analytics plan',
    payment: 'Payment',
    invoices: 'Invoices',
  },
  parts: 'Parts of billing',
} as const;
