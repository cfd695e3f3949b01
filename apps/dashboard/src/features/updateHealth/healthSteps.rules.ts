import type { ReleaseHealthResponse } from '@pressdock/api';
import { UPDATE_OUTCOMES } from '@pressdock/api/limits';
import { type HealthStep, updateHealthMessages as words } from './updateHealth.messages.ts';
import { shareText } from './updateHealth.rules.ts';

/** The numbers of a release in the order of an update. */
export const healthSteps: readonly HealthStep[] = [
  'offered',
  'downloaded',
  'installed',
  ...UPDATE_OUTCOMES,
];

type Counts = Pick<ReleaseHealthResponse, HealthStep>;

/**
 * Returns the share that belongs to a number: downloads in what was offered, everything later in the
 * downloads; undefined for the first step, and if there is nothing to compare with.
 */
export function shareOf(step: HealthStep, counts: Counts): string | undefined {
  if (step === 'offered') return undefined;
  return shareText(counts[step], step === 'downloaded' ? counts.offered : counts.downloaded);
}

/** The share of a number, and that of the previous release, each in a few words. */
export interface ShareTexts {
  now: string;
  before: string | undefined;
}

/** Returns the share of a number in words, with that of the previous release: "2% of downloads", "3.0.2: 0.4%". */
export function shareTexts(
  step: HealthStep,
  health: Counts,
  previous: (Counts & { version: string }) | undefined,
): ShareTexts | undefined {
  const share = shareOf(step, health);
  if (share === undefined) return undefined;
  const before = previous && shareOf(step, previous);
  return {
    now: step === 'downloaded' ? words.ofOffered(share) : words.ofDownloaded(share),
    before: before && words.before(previous.version, before),
  };
}
