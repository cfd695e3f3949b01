const MINUTE_MILLISECONDS = 60_000;

/** How many minutes are left until a moment, begun ones counted whole; none once it has passed. */
export function minutesUntil(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MILLISECONDS));
}
