import type { LicenseCheckRefusal, LicenseRefusal, SiteRefusal } from '@pressdock/api';

/** Why a site was denied, for the product's owner. */
export const refusalMessages: Readonly<Record<SiteRefusal, string>> = {
  unknown: 'No license in your account has this key.',
  suspended: 'The license is suspended.',
  wrong_product: 'The license is for another product.',
  expired: 'The license has expired.',
  domain_not_allowed: 'The license is for another domain.',
  limit_reached: 'The license has reached its activation limit.',
  domain_invalid: 'The site did not send a valid domain.',
  version_limit: 'The license only includes versions below its max version.',
  license_missing: 'The site did not send a license key or a purchase code.',
  not_confirmed: 'None of the sales platforms of this product confirmed the code.',
};

/** The result for a valid license, for the product's owner. */
export const validLicense = 'The license is valid.';

/** The responses to a plugin, which may show them to its user. */
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

/** The responses to a license check that is denied. */
export const deniedChecks: Readonly<Record<LicenseCheckRefusal, string>> = {
  ...siteMessages.refused,
  account_required:
    'This server has several accounts. Call the URL of the account, or send the product.',
  not_served: 'This license cannot be checked at the moment. Contact the author of this product.',
};
