import type { LicenseRefusal } from './licenseDecision.rules.ts';

/** Why a licence is refused, in sentences for the product's owner. */
export const refusalMessages: Readonly<Record<LicenseRefusal, string>> = {
  unknown: 'No license of your account has this key.',
  suspended: 'The license is suspended.',
  wrong_product: 'The license is for another product.',
  expired: 'The license has expired.',
  domain_not_allowed: 'The license is for another domain.',
  limit_reached: 'The license is active on as many sites as it allows.',
};

/** What is said to an account that may not add licences. */
export const noMoreLicenses = 'Your plan does not include another license.';
