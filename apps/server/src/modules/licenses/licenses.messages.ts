import type { LicenseRefusal, SiteRefusal } from '@pressdock/api';

/** Why a site is refused, in sentences for the product's owner. */
export const refusalMessages: Readonly<Record<SiteRefusal, string>> = {
  unknown: 'No license of your account has this key.',
  suspended: 'The license is suspended.',
  wrong_product: 'The license is for another product.',
  expired: 'The license has expired.',
  domain_not_allowed: 'The license is for another domain.',
  limit_reached: 'The license is active on as many sites as it allows.',
  domain_invalid: 'The site sent no domain, or none that can be read.',
  version_limit: 'The license only includes versions below its max version.',
  license_missing: 'The site sent no license or purchase code.',
  not_confirmed: 'No platform this product is sold on has confirmed the code.',
};

/** That a licence is good, for the account. */
export const licenseGood = 'The license is valid.';

/** What a plugin is told, which may show it to its user. */
export const siteMessages = {
  valid: 'This license is valid.',
  active: 'This license is active on this site.',
  inactive: 'This license is not active on this site.',
  refused: {
    unknown: 'This license does not exist.',
    suspended: 'This license is suspended.',
    wrong_product: 'This license is for another product.',
    expired: 'This license has expired.',
    domain_not_allowed: 'This license is for another domain.',
    limit_reached: 'The activation limit of this license has been reached.',
    domain_invalid: 'A valid domain is required.',
    version_limit: 'This license does not include this version.',
  } satisfies Record<LicenseRefusal, string>,
};

/** What is said of a place in the list that no answer has named. */
export const noSuchPlace = 'This is no place in the list.';
