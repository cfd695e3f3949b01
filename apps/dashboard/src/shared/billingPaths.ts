import { withQuery } from './paths.ts';

const billing = '/dashboard/billing';
const accounts = '/dashboard/admin/billing';

/** The URLs of the pages about billing. They are apart from the others, which load with the first page. */
export const billingPaths = {
  /** `tab` is the part of the page to show. */
  billing: (tab?: 'analytics' | 'payment' | 'invoices') => withQuery(billing, { tab }),
  accounts: () => accounts,
} as const;

/** The router's pattern of each page. */
export const billingPatterns = { billing, accounts } as const;
