import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import type { PlatformAnswer } from '../../ports/platforms.ts';
import type { Verdict } from './platforms.types.ts';

/** What is remembered of a code: the last clear answer, and when it was last a good one. */
export interface Known {
  verdict: 'valid' | 'invalid';
  /** Why it is not valid. */
  reason: string;
  /** null for a code that was never valid. */
  lastValidAt: Date | null;
  nextCheckAt: Date;
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** What a clear answer makes of what was known before. */
export function learn(
  before: Known | undefined,
  answer: Exclude<PlatformAnswer, { answer: 'unavailable' }>,
  now: Date,
): Known {
  return answer.answer === 'valid'
    ? {
        verdict: 'valid',
        reason: '',
        lastValidAt: now,
        nextCheckAt: later(now, PLATFORM_CHECKS.validMs),
      }
    : {
        verdict: 'invalid',
        reason: answer.reason,
        lastValidAt: before?.lastValidAt ?? null,
        nextCheckAt: later(now, PLATFORM_CHECKS.invalidMs),
      };
}

/** The verdict that what is known gives without asking again; `undefined` when it is too old. */
export function settled(known: Known | undefined, now: Date): Verdict | undefined {
  if (!known || known.nextCheckAt <= now) return undefined;
  return clear(known);
}

/** The verdict of a clear answer. */
export function clear({ verdict, reason }: Known): Verdict {
  return verdict === 'valid' ? { verdict: 'granted' } : { verdict: 'refused', reason };
}

/**
 * The verdict while the platform cannot be asked: a site that was entitled stays so for the grace
 * period; one that was refused stays refused; a code never seen cannot be granted.
 */
export function withoutPlatform(known: Known | undefined, reason: string, now: Date): Verdict {
  if (known?.verdict === 'invalid') return { verdict: 'refused', reason: known.reason };
  const until = known?.lastValidAt && later(known.lastValidAt, PLATFORM_CHECKS.graceMs);
  return until && until > now ? { verdict: 'grace', until } : { verdict: 'refused', reason };
}

/** A product sold in several places is granted by any of them; else the kindest verdict counts. */
export function kindest(verdicts: readonly Verdict[]): Verdict {
  const granted = verdicts.find(({ verdict }) => verdict === 'granted');
  if (granted) return granted;
  const graces = verdicts.flatMap((one) => (one.verdict === 'grace' ? [one] : []));
  graces.sort((one, other) => other.until.getTime() - one.until.getTime());
  if (graces[0]) return graces[0];
  const reasons = verdicts.flatMap((one) => (one.verdict === 'refused' ? [one.reason] : []));
  return { verdict: 'refused', reason: [...new Set(reasons)].join(' ') };
}
