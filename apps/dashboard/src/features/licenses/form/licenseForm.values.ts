import type { LicenseResponse } from '@pressdock/api';
import { expiryText } from '../../../entities/license/license.rules.ts';
import type { FormSource } from '../../../shared/form/form.rules.ts';

/** The values of the license form, as they are typed. */
export interface LicenseValues {
  key: string;
  /** Blank to include every product. */
  product: string;
  customer: string;
  /** Blank and 0 mean unlimited. */
  activation_limit: string;
  /** Separated by commas. */
  activated_domains: string;
  /** MM/DD/YYYY in UTC; blank if it never expires. */
  expires: string;
  domain: string;
  max_version: string;
  notes: string;
}

/** The fields in the order of the screen. */
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

/** The form of a new license. @see specification, section 3: no activation limit by default */
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

/** The values that the form of a license starts from. */
export interface LicenseSource extends FormSource<LicenseValues> {
  /** The exact time of expiry, which is kept unless the date is edited. */
  expires?: string | null;
}

/** Returns what the form of a saved license starts from. */
export function licenseSource(license: LicenseResponse) {
  const values: LicenseValues = {
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
  return { values, revision: license.revision, expires: license.expires };
}
