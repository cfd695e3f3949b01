import { UPDATE_HEALTH } from '@pressdock/api/limits';
import type { OutcomeCounts } from '../updateHealth.rules.ts';

const hourMs = 3_600_000;
const AGE_HOURS = 6;
const MAX_AGE = (30 * 24) / AGE_HOURS;

/** Returns the age of a release, in periods of 6 hours. All ages from 30 days count as the same. */
export function ageOf(releasedAt: Date, now: Date): number {
  const age = Math.floor((now.getTime() - releasedAt.getTime()) / (AGE_HOURS * hourMs));
  return Math.min(Math.max(age, 0), MAX_AGE);
}

/**
 * Returns the counts that a release had at an age: those that were computed last until then. Undefined if
 * none were.
 * @param ages the counts by age
 */
export function countsAtAge(
  ages: Readonly<Record<string, OutcomeCounts>> | null | undefined,
  age: number,
): OutcomeCounts | undefined {
  const known = Object.keys(ages ?? {})
    .map(Number)
    .filter((one) => one <= age);
  return known.length === 0 ? undefined : ages?.[Math.max(...known)];
}

/**
 * Returns the time before which sites that made no check since are silent: as many hours ago as
 * {@link UPDATE_HEALTH} says, without the hours in which the server received no check of any site. It was
 * down then, or unreachable.
 * @param received the starts of the hours in which the server received checks, newest first
 */
export function findSilenceStart(received: readonly Date[], now: Date): Date {
  let missing = UPDATE_HEALTH.periodHours * UPDATE_HEALTH.silentPeriods * hourMs;
  let end = now.getTime();
  for (const hour of received) {
    const start = hour.getTime();
    const duration = Math.min(end, start + hourMs) - start;
    if (duration >= missing) return new Date(start + duration - missing);
    missing -= Math.max(duration, 0);
    end = Math.min(end, start);
  }
  return new Date(0);
}
