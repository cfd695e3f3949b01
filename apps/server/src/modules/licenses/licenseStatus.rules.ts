import type { LicenseStatus } from '@pressdock/api';

/** What a licence's status follows from. */
export interface StatusFacts {
  suspended_at: Date | null;
  expires_at: Date | null;
  activation_limit: number;
  active_sites: number;
}

/** What becomes of a licence at a moment: suspended before expired, expired before full. */
export function statusOf(license: StatusFacts, now: Date): LicenseStatus {
  if (license.suspended_at !== null) return 'suspended';
  if (license.expires_at !== null && license.expires_at <= now) return 'expired';
  const { activation_limit: limit, active_sites: sites } = license;
  return limit > 0 && sites >= limit ? 'limit_reached' : 'active';
}
