import { ACCOUNT_READ, ACCOUNT_WORK } from './access.ts';
import { STANDARD_RATE } from './rateLimit.ts';

/** Reads something of the product that `:id` identifies. */
export const PRODUCT_READ = {
  access: ACCOUNT_READ,
  scope: 'read',
  audit: { when: 'viewing', subject: 'product' },
  rateLimit: STANDARD_RATE,
} as const;

/** Changes something of the product that `:id` identifies. */
export const PRODUCT_WORK = {
  access: ACCOUNT_WORK,
  scope: 'full',
  audit: { when: 'always', subject: 'product' },
  rateLimit: STANDARD_RATE,
} as const;

/** Publishes a version of the product that `:id` identifies. */
export const PRODUCT_RELEASE = { ...PRODUCT_WORK, scope: 'release' } as const;
