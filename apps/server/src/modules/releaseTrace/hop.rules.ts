import type { Hop } from './trace.types.ts';

/** A hop before its position is known. */
export type HopState = Omit<Hop, 'hop'>;

const state = (
  name: Hop['state'],
  detail: string,
  {
    at,
    nextStep,
    isProbed,
  }: { at?: Date | null; nextStep?: string | null; isProbed?: boolean } = {},
): HopState => ({
  state: name,
  at: at?.toISOString() ?? null,
  isProbed: isProbed ?? false,
  detail,
  nextStep: nextStep ?? null,
});

/** Returns a hop that the release has passed. */
export const reached = (detail: string, at: Date | null): HopState =>
  state('reached', detail, { at });

/** Returns a hop that was checked live. */
export const probed = (detail: string, at: Date): HopState =>
  state('reached', detail, { at, isProbed: true });

/** Returns a hop at which the release ended. */
export const failed = (
  detail: string,
  nextStep: string,
  more: { at?: Date | null; isProbed?: boolean } = {},
): HopState => state('failed', detail, { ...more, nextStep });

/** Returns a hop that the release has not reached. */
export const waiting = (detail: string, nextStep: string | null = null): HopState =>
  state('waiting', detail, { nextStep });

/** Returns a hop that could not be determined. */
export const unknown = (detail: string, nextStep: string | null = null): HopState =>
  state('unknown', detail, { nextStep });
