import type { BuildResponse, BuildStatus, ProductKind } from '@pressdock/api';
import type { BadgeTone } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';
import { productMessages } from '../product/product.messages.ts';
import { buildMessages as words } from './build.messages.ts';

const SHORT_HASH = 7;
const MINUTE_SECONDS = 60;

/** Returns the hash of a commit as people write it. */
export const shortHash = (commit: string) => commit.slice(0, SHORT_HASH);

/** Returns whether a build is waiting or running. */
export const isInProgress = ({ status }: { status: BuildStatus }) =>
  status === 'waiting' || status === 'running';

/** Returns the name of a build: the first line of its commit's message, or the hash. */
export function buildName(build: Pick<BuildResponse, 'message' | 'commit' | 'status'>): string {
  const subject = build.message?.split('\n', 1)[0]?.trim() ?? '';
  if (subject !== '') return subject;
  if (build.commit !== null) return shortHash(build.commit);
  return isInProgress(build) ? words.unnamed.pending : words.unnamed.ended;
}

/**
 * Returns the tone of a build's badge. A response code from 200 to 299 is a success, any other a
 * warning.
 * @see specification, section 4, "Status badge"
 */
export function buildTone({
  status,
  responseCode,
}: Pick<BuildResponse, 'status' | 'responseCode'>): BadgeTone {
  if (responseCode === null) return status === 'running' ? 'info' : 'neutral';
  return responseCode >= 200 && responseCode <= 299 ? 'positive' : 'caution';
}

/**
 * Returns the result of a build in a sentence; undefined until it ends.
 * @see specification, section 4, "Build display"
 */
export function buildResult(
  build: Pick<BuildResponse, 'responseBody' | 'responseCode'>,
): string | undefined {
  if (build.responseCode === null) return undefined;
  return build.responseBody ?? productMessages.deployment.failed;
}

/** Returns the product that a build belongs to. */
export function productOf({ plugin, theme }: Pick<BuildResponse, 'plugin' | 'theme'>): {
  kind: ProductKind;
  id: string;
} {
  return plugin === null ? { kind: 'theme', id: theme ?? '' } : { kind: 'plugin', id: plugin };
}

/** Returns how long a build took, or has taken until `now`; undefined if it has not started. */
export function buildDuration(
  { startedAt, finishedAt }: Pick<BuildResponse, 'startedAt' | 'finishedAt'>,
  now: number,
): string | undefined {
  if (startedAt === null) return undefined;
  const end = finishedAt === null ? now : Date.parse(finishedAt);
  return formatDuration(Math.max(0, end - Date.parse(startedAt)));
}

/** Why a build was not replayed, and whether trying again may help. */
export interface ReplayFailure {
  reason: string;
  canRetry: boolean;
}

/** Returns why a build was not replayed. */
export function replayFailure({
  status,
  error,
}: {
  status: number;
  error: { message: string };
}): ReplayFailure {
  if (status === 404) return { reason: words.replay.missing, canRetry: false };
  return { reason: status === 409 ? error.message : words.replay.failed, canRetry: true };
}

/**
 * Returns why the build of a link is not replayed; undefined if it may be. A link names the provider, so
 * that one with the id of another build replays nothing.
 * @param provider the one that the link names; undefined without a link
 */
export function replayRefusal(
  build: Pick<BuildResponse, 'provider'> | undefined,
  provider: string | undefined,
): ReplayFailure | undefined {
  if (!build || provider === undefined || build.provider === provider) return undefined;
  return { reason: words.replay.otherProvider(words.sources[build.provider]), canRetry: false };
}

/** Returns a duration as people read it: `0.8 s`, `12 s`, `1 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return words.seconds(formatNumber(Math.round(seconds * 10) / 10));
  const whole = Math.round(seconds);
  if (whole < MINUTE_SECONDS) return words.seconds(formatNumber(whole));
  return words.minutes(Math.floor(whole / MINUTE_SECONDS), whole % MINUTE_SECONDS);
}
