import type { DeliveryDetailResponse, WebhookAttemptResponse } from '@pressdock/api';
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

const attempt: WebhookAttemptResponse = {
  number: 1,
  startedAt: '2026-11-20T11:59:58Z',
  durationMs: 20,
  status: 500,
  failure: null,
  isSigned: true,
  response: '',
};
const delivery: DeliveryDetailResponse = {
  _id: '11111111-1111-4111-8111-111111111111',
  event: 'webhook.test',
  status: 'waiting',
  product: null,
  attempts: 1,
  lastStatus: 500,
  lastFailure: null,
  createdAt: '2026-11-20T11:59:58Z',
  nextAttemptAt: null,
  deliveredAt: null,
  request: { headers: {}, body: '{}' },
  attemptLog: [attempt],
};

test.each([
  ['waiting', 'until 11:00:00, after an attempt', '2026-11-20T11:00:00Z', 1, 1, true],
  ['waiting', 'until 12:00:05, after an attempt', '2026-11-20T12:00:05Z', 1, 1, true],
  ['waiting', 'until 12:05:00, after an attempt', '2026-11-20T12:05:00Z', 1, 1, false],
  ['waiting', 'at the first attempt', '2026-11-20T12:01:00Z', 1, 0, true],
  ['waiting', 'at the second attempt', '2026-11-20T12:01:00Z', 2, 1, true],
  ['waiting', 'for the first attempt', '2026-11-20T12:00:00Z', 0, 0, true],
  ['delivered', 'at the first attempt', null, 1, 1, false],
  ['failed', 'at the last attempt', null, 6, 6, false],
] as const)(
  'a delivery that is %s %s (next %s, attempts %i, results %i) is in progress: %s',
  (status, _when, nextAttemptAt, attempts, newest, expected) => {
    const attemptLog = newest === 0 ? [] : [{ ...attempt, number: newest }];
    const one = { ...delivery, status, nextAttemptAt, attempts, attemptLog };
    expect(isInProgress(one, now)).toBe(expected);
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
