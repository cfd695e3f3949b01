import { expect, test } from 'vitest';
import { addDays } from './permissions.rules.ts';
import { isServed } from './serving.rules.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hour = 1 / 24;

test.each([
  ['nothing is owed', false, null, true],
  ['the invoice was paid', false, 90, true],
  ['an invoice is unpaid for 59 days and 23 hours', true, 60 - hour, true],
  ['an invoice is unpaid for 60 days', true, 60, false],
  ['the operator set the state', true, null, true],
])('when %s, whether sites are served', (_, isDelinquent, days, expected) => {
  const since = days === null ? null : addDays(now, -days);
  expect(isServed({ is_delinquent: isDelinquent, delinquent_since: since }, now)).toBe(expected);
});
