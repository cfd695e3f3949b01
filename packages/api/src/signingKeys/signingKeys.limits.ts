/**
 * How long a lease is valid, how long a new key is listed before it signs, and how long a retired key
 * stays listed, in days.
 */
export const LICENSE_LEASE = { days: 14, signsAfterDays: 30, listedDays: 15 } as const;
