import { expect, test } from 'vitest';
import { type DeniedCall, DeniedCalls } from './deniedCalls.ts';

const call: DeniedCall = { account_id: 'a', actor: 'CI', way: 'apiKey', action: 'createPlugin' };

test('gives a caller ten entries per call and hour; the newest one counts the rest', () => {
  let now = 1;
  const denied = new DeniedCalls(() => now);
  for (let entry = 1; entry <= 10; entry += 1) {
    expect(denied.findEntry(call)).toBeUndefined();
    denied.add(call, `entry ${entry}`);
  }
  expect(denied.findEntry(call)).toBe('entry 10');
  now += 60 * 60_000 - 1;
  expect(denied.findEntry(call)).toBe('entry 10');
  now += 2;
  expect(denied.findEntry(call)).toBeUndefined();
});

test.each<Partial<DeniedCall>>([
  { account_id: 'b' },
  { actor: 'Deploy' },
  { way: 'session' },
  { action: 'deletePlugin' },
])('counts %j separately', (other) => {
  const denied = new DeniedCalls();
  for (let entry = 0; entry < 10; entry += 1) denied.add(call, 'x');
  expect(denied.findEntry({ ...call, ...other })).toBeUndefined();
});
