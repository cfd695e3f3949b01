import type { LicenseResponse } from '@pressdock/api';
import type { LicenseRow } from './licenses.store.ts';

/** A licence as the dashboard sees it. */
export function toLicenseResponse(row: LicenseRow): LicenseResponse {
  return {
    _id: row.id,
    product: row.item_id,
    key: row.key,
    customer: row.customer_id,
    activation_limit: row.activation_limit,
    activated_domains: row.activated_domains,
    expires: row.expires_at?.toISOString() ?? null,
    domain: row.domain,
    max_version: row.max_version,
    notes: row.notes,
    isSuspended: row.suspended_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
