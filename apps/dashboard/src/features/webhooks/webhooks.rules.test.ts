import { expect, test } from 'vitest';
import { formatHeaders, formatJson, isInProgress, stateOf } from './webhooks.rules.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [true, null, 'active'],
  [true, '2026-11-20T12:10:00Z', 'paused'],
  [false, null, 'unused'],
  [false, '2026-11-20T12:10:00Z', 'unused'],
] as const)(
  'an endpoint that is used: %s, paused until %s, is %s',
  (isInUse, pausedUntil, state) => {
    expect(stateOf({ isInUse, pausedUntil })).toBe(state);
  },
);

test.each([
  ['waiting', '2026-11-20T11:00:00Z', true],
  ['waiting', '2026-11-20T12:00:05Z', true],
  ['waiting', '2026-11-20T12:05:00Z', false],
  ['delivered', null, false],
  ['failed', null, false],
] as const)(
  'a delivery that is %s until %s is in progress: %s',
  (status, nextAttemptAt, expected) => {
    expect(isInProgress({ status, nextAttemptAt }, now)).toBe(expected);
  },
);

test.each([
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['<h1>Not found</h1>', '<h1>Not found</h1>'],
  ['', ''],
])('formats the body %j as %j', (text, formatted) => {
  expect(formatJson(text)).toBe(formatted);
});

test('shows each header on a line', () => {
  expect(formatHeaders({ 'content-type': 'application/json', 'pressdock-event': 'x' })).toBe(
    'content-type: application/json\npressdock-event: x',
  );
});
