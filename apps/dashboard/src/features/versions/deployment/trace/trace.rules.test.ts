import type { TraceHop } from '@pressdock/api';
import { expect, test } from 'vitest';
import type { Hop } from './trace.rules.ts';
import { traceSummary } from './trace.rules.ts';

const names: TraceHop[] = ['host', 'webhook', 'delivery', 'signature'];

const hops = (...states: Hop['state'][]) =>
  states.map((state, index) => ({ hop: names[index] ?? 'queue', state }));

test.each([
  ['the hop that failed', hops('reached', 'unknown', 'failed', 'waiting'), 'Push arrived: Failed'],
  ['the first open hop', hops('reached', 'waiting', 'waiting'), 'Webhook exists: Waiting'],
  ['the first that waits', hops('reached', 'unknown', 'waiting'), 'Push arrived: Waiting'],
  ['the first of unknown state', hops('reached', 'unknown'), 'Webhook exists: Unknown'],
  ['the last hop if all were reached', hops('reached', 'reached'), 'Webhook exists: Done'],
  ['nothing without hops', [], ''],
])('summarizes a trace by %s', (_promise, trace, expected) => {
  expect(traceSummary(trace)).toBe(expected);
});
