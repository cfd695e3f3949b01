import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import type { PlatformResult } from '../../ports/platforms.ts';
import type { Verdict } from './platforms.types.ts';

/** The latest verdict of a platform on a code. */
export interface KnownVerdict {
  verdict: 'valid' | 'invalid';
  /** Why the code is not valid. */
  reason: string;
  /** Null for a code that was never valid. */
  lastValidAt: Date | null;
  nextCheckAt: Date;
}

function addMs(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** Returns the new verdict after a platform's result. */
export function updateVerdict(
  before: KnownVerdict | undefined,
  result: Exclude<PlatformResult, { result: 'unavailable' }>,
  now: Date,
): KnownVerdict {
  return result.result === 'valid'
    ? {
        verdict: 'valid',
        reason: '',
        lastValidAt: now,
        nextCheckAt: addMs(now, PLATFORM_CHECKS.validMs),
      }
    : {
        verdict: 'invalid',
        reason: result.reason,
        lastValidAt: before?.lastValidAt ?? null,
        nextCheckAt: addMs(now, PLATFORM_CHECKS.invalidMs),
      };
}

/** Returns the verdict on a code if it is recent enough to skip the platform. */
export function findFreshVerdict(known: KnownVerdict | undefined, now: Date): Verdict | undefined {
  if (!known || known.nextCheckAt <= now) return undefined;
  return toVerdict(known);
}

/** Returns a platform's verdict as the verdict on a site. */
export function toVerdict({ verdict, reason }: KnownVerdict): Verdict {
  return verdict === 'valid' ? { verdict: 'granted' } : { verdict: 'refused', reason };
}

/**
 * Returns the verdict while the platform is unreachable: a code that was valid stays accepted for the
 * grace period, an invalid one stays refused, and an unknown one is refused.
 */
export function findVerdictOffline(
  known: KnownVerdict | undefined,
  reason: string,
  now: Date,
): Verdict {
  if (known?.verdict === 'invalid') return { verdict: 'refused', reason: known.reason };
  const until = known?.lastValidAt && addMs(known.lastValidAt, PLATFORM_CHECKS.graceMs);
  return until && until > now ? { verdict: 'grace', until } : { verdict: 'refused', reason };
}

/** Returns the best of several platforms' verdicts. */
export function findBestVerdict(verdicts: readonly Verdict[]): Verdict {
  const granted = verdicts.find(({ verdict }) => verdict === 'granted');
  if (granted) return granted;
  const graces = verdicts.flatMap((one) => (one.verdict === 'grace' ? [one] : []));
  graces.sort((one, other) => other.until.getTime() - one.until.getTime());
  if (graces[0]) return graces[0];
  const reasons = verdicts.flatMap((one) => (one.verdict === 'refused' ? [one.reason] : []));
  return { verdict: 'refused', reason: [...new Set(reasons)].join(' ') };
}
