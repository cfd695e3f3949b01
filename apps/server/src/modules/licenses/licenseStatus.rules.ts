import type { LicenseStatus } from '@pressdock/api';

/** The facts that a license's status is derived from. */
export interface StatusFacts {
  suspended_at: Date | null;
  expires_at: Date | null;
  activation_limit: number;
  active_sites: number;
}

/** Returns the status of a license. Suspended precedes expired, and expired precedes limit reached. */
export function statusOf(license: StatusFacts, now: Date): LicenseStatus {
  if (license.suspended_at !== null) return 'suspended';
  if (license.expires_at !== null && license.expires_at <= now) return 'expired';
  const { activation_limit: limit, active_sites: sites } = license;
  return limit > 0 && sites >= limit ? 'limit_reached' : 'active';
}
