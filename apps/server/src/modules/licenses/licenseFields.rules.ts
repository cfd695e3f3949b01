import { licenseValidation, type SaveLicenseRequest } from '@pressdock/api';
import { isId } from '../../identity/ids.ts';
import { normalizeDomain } from '../../wordpress/siteDomain.ts';
import { readExpiry } from './expiry.rules.ts';

/** The stored fields of a license that authors edit. */
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

/** Valid fields, or a message for each invalid one. Undefined `domains` leave the activations unchanged. */
export type LicenseFieldsResult =
  | { ok: true; fields: LicenseFields; domains: string[] | undefined }
  | { ok: false; errors: Record<string, string> };

/** Validates and normalizes the fields of a license. */
export function readLicenseFields(request: SaveLicenseRequest): LicenseFieldsResult {
  const errors: Record<string, string> = {};
  const { product = null, expires = null, max_version = null } = request;
  if (product !== null && !isId(product)) errors.product = licenseValidation.product;
  if (!isId(request.customer)) errors.customer = licenseValidation.customerRequired;
  const expires_at = expires === null ? null : readExpiry(expires);
  if (expires_at === undefined) errors.expires = licenseValidation.expires;
  const domain = request.domain ? normalizeDomain(request.domain) : '';
  if (domain === undefined) errors.domain = licenseValidation.domain;
  if (max_version !== null && product === null)
    errors.product = licenseValidation.maxVersionProduct;
  const domains = request.activated_domains
    ?.filter((one) => one !== '')
    .map((one) => normalizeDomain(one));
  if (domains?.includes(undefined)) errors.activated_domains = licenseValidation.domains;
  if (expires_at === undefined || domain === undefined || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    fields: {
      item_id: product?.toLowerCase() ?? null,
      customer_id: request.customer.toLowerCase(),
      key: request.key,
      activation_limit: request.activation_limit ?? 0,
      expires_at,
      domain,
      max_version,
      notes: request.notes ?? '',
    },
    domains: domains && [...new Set(domains.filter((one) => one !== undefined))],
  };
}
