/**
 * How many days a signed lease is good for, a new key is listed before it signs, and a retired one is
 * listed after its last lease.
 */
export const LICENSE_LEASE = { days: 14, signsAfterDays: 30, listedDays: 15 } as const;
