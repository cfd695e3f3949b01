import type { LicenseResponse } from '@pressdock/api';
import { expiryText } from '../../../entities/license/license.rules.ts';

/** What stands in the form of a licence. */
export interface LicenseValues {
  key: string;
  /** Blank for every product. */
  product: string;
  customer: string;
  /** As it is typed; blank is no limit. */
  activation_limit: string;
  /** As it is typed: separated by commas. */
  activated_domains: string;
  /** MM/DD/YYYY, in UTC; blank for one that never ends. */
  expires: string;
  domain: string;
  max_version: string;
  notes: string;
}

/** The fields of the form, in their order on the screen. */
export const licenseFields = [
  'key',
  'customer',
  'product',
  'max_version',
  'expires',
  'activation_limit',
  'activated_domains',
  'domain',
  'notes',
] as const satisfies (keyof LicenseValues)[];

/** A form that nobody has touched. @see specification, section 3: no activation limit by default */
export const blankLicense: LicenseValues = {
  key: '',
  product: '',
  customer: '',
  activation_limit: '0',
  activated_domains: '',
  expires: '',
  domain: '',
  max_version: '',
  notes: '',
};

/** What the form shows for a licence that exists. */
export function valuesOf(license: LicenseResponse): LicenseValues {
  return {
    key: license.key,
    product: license.product ?? '',
    customer: license.customer ?? '',
    activation_limit: String(license.activation_limit),
    activated_domains: license.activated_domains.join(', '),
    expires: expiryText(license.expires),
    domain: license.domain,
    max_version: license.max_version ?? '',
    notes: license.notes,
  };
}
