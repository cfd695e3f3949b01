const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The lifetimes of a new key; `null` means it never expires. */
export const lifetimes = [
  { id: '30', label: '30 days', days: 30 },
  { id: '90', label: '90 days', days: 90 },
  { id: '365', label: '1 year', days: 365 },
  { id: 'never', label: 'Never expires', days: null },
] as const;

/** Returns when a key with one of the `lifetimes` expires, counted from `now` in milliseconds. */
export function expiryOf(lifetime: string, now: number): string | null {
  const days = lifetimes.find(({ id }) => id === lifetime)?.days ?? null;
  return days === null ? null : new Date(now + days * DAY_MILLISECONDS).toISOString();
}

/** Returns whether a key has expired at `now` in milliseconds. */
export function hasExpired(expires: string | null, now: number): boolean {
  return expires !== null && Date.parse(expires) <= now;
}
