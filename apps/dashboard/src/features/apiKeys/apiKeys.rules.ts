const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How long a key may be made to work; `null` is until it is deleted. */
export const lifetimes = [
  { id: '30', label: '30 days', days: 30 },
  { id: '90', label: '90 days', days: 90 },
  { id: '365', label: '1 year', days: 365 },
  { id: 'never', label: 'Until it is deleted', days: null },
] as const;

/** The moment at which a key with one of the `lifetimes` ends, from `now` in milliseconds. */
export function expiryOf(lifetime: string, now: number): string | null {
  const days = lifetimes.find(({ id }) => id === lifetime)?.days ?? null;
  return days === null ? null : new Date(now + days * DAY_MILLISECONDS).toISOString();
}

/** Whether a key has ended by itself. */
export function hasExpired(expires: string | null, now: number): boolean {
  return expires !== null && Date.parse(expires) <= now;
}
