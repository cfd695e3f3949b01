const MINUTE_MILLISECONDS = 60_000;

/** Returns the minutes until a moment, rounded up; 0 once it has passed. */
export function minutesUntil(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MILLISECONDS));
}
