import type { LicenseResponse } from '@pressdock/api';
import { statusOf } from './licenseStatus.rules.ts';
import type { LicenseRow } from './licenses.store.ts';

/** Returns a license as the dashboard shows it. */
export function toLicenseResponse(row: LicenseRow, now = new Date()): LicenseResponse {
  const { item_name: name, item_kind: kind } = row;
  return {
    _id: row.id,
    product: row.item_id,
    productInfo: name !== null && kind !== null ? { name, kind } : null,
    key: row.key,
    customer: row.customer_id,
    customerEmail: row.customer_email,
    activation_limit: row.activation_limit,
    activationCount: row.active_sites,
    siteCount: row.site_count,
    activated_domains: row.activated_domains,
    expires: row.expires_at?.toISOString() ?? null,
    domain: row.domain,
    max_version: row.max_version,
    notes: row.notes,
    status: statusOf(row, now),
    isSuspended: row.suspended_at !== null,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
  };
}
