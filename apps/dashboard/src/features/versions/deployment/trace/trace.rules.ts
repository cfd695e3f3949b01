import type { TraceResponse } from '@pressdock/api';
import type { BadgeTone } from '@pressdock/ui';
import { traceMessages as words } from './trace.messages.ts';

/** One hop of a trace. */
export type Hop = TraceResponse['hops'][number];

/** The tone of each state of a hop. */
export const hopTones: Record<Hop['state'], BadgeTone> = {
  reached: 'positive',
  failed: 'critical',
  waiting: 'neutral',
  unknown: 'neutral',
};

/**
 * Returns the sentence that summarizes a trace: the hop it stops at, or the last. A hop of unknown
 * state stops nothing if a later one waits.
 */
export function traceSummary(hops: readonly Pick<Hop, 'hop' | 'state'>[]): string {
  const first = (state: Hop['state']) => hops.find((hop) => hop.state === state);
  const stop = first('failed') ?? first('waiting') ?? first('unknown') ?? hops.at(-1);
  return stop === undefined ? '' : `${words.hops[stop.hop]}: ${words.states[stop.state]}`;
}
