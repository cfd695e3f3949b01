import { licenseValidation, type SaveLicenseRequest } from '@pressdock/api';
import { isId } from '../../identity/ids.ts';
import { normalizeDomain } from '../../wordpress/siteDomain.ts';
import { readExpiry } from './expiry.rules.ts';

/** What is stored of a licence that an author wrote. */
export interface LicenseFields {
  item_id: string | null;
  customer_id: string;
  key: string;
  activation_limit: number;
  expires_at: Date | null;
  domain: string;
  max_version: string | null;
  notes: string;
}

/** Ready to store, or a sentence for each field at fault. `domains` undefined: those there stay. */
export type ReadLicense =
  | { ok: true; fields: LicenseFields; domains: string[] | undefined }
  | { ok: false; faults: Record<string, string> };

/** Read what an author wrote of a licence. */
export function readLicenseFields(given: SaveLicenseRequest): ReadLicense {
  const faults: Record<string, string> = {};
  const { product = null, expires = null, max_version = null } = given;
  if (product !== null && !isId(product)) faults.product = licenseValidation.product;
  if (!isId(given.customer)) faults.customer = licenseValidation.customerRequired;
  const expires_at = expires === null ? null : readExpiry(expires);
  if (expires_at === undefined) faults.expires = licenseValidation.expires;
  const domain = given.domain ? normalizeDomain(given.domain) : '';
  if (domain === undefined) faults.domain = licenseValidation.domain;
  if (max_version !== null && product === null)
    faults.product = licenseValidation.maxVersionProduct;
  const domains = given.activated_domains
    ?.filter((one) => one !== '')
    .map((one) => normalizeDomain(one));
  if (domains?.includes(undefined)) faults.activated_domains = licenseValidation.domains;
  if (expires_at === undefined || domain === undefined || Object.keys(faults).length > 0) {
    return { ok: false, faults };
  }
  return {
    ok: true,
    fields: {
      item_id: product?.toLowerCase() ?? null,
      customer_id: given.customer.toLowerCase(),
      key: given.key,
      activation_limit: given.activation_limit ?? 0,
      expires_at,
      domain,
      max_version,
      notes: given.notes ?? '',
    },
    domains: domains && [...new Set(domains.filter((one) => one !== undefined))],
  };
}
