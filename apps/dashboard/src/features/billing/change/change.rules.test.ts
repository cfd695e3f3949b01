import { PLANS } from '@pressdock/api/limits';
import { expect, test } from 'vitest';
import { confirmLabel, isLater } from './change.rules.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const due = (amount: number) => ({ due: { amount, currency: 'usd' } });
const [, agency] = PLANS.all;

test.each([
  ['2026-11-20T12:00:05.000Z', false],
  ['2026-11-20T11:00:00.000Z', false],
  ['2026-12-20T12:00:00.000Z', true],
])('a change that starts at %s is later: %s', (startsAt, later) => {
  expect(isLater({ startsAt }, now)).toBe(later);
});

test.each([
  [{ plan: agency }, 'upgrade', due(2450), 'Pay $24.50'],
  [{ plan: agency }, 'downgrade', due(-1200), 'Change plan'],
  [{ plan: agency }, 'downgrade', due(0), 'Change plan'],
  [{ plan: agency }, 'upgrade', undefined, 'Change plan'],
  [{ plan: agency }, 'keep', due(0), 'Keep plan'],
  [{ plan: agency }, 'keep', due(900), 'Pay $9.00'],
  [{ analyticsPlan: PLANS.analytics }, 'keep', due(0), 'Keep analytics'],
  [{ plan: PLANS.none }, null, due(0), 'Cancel plan'],
  [{ analyticsPlan: PLANS.none }, null, due(-300), 'Cancel analytics'],
] as const)('the button for %o (%s) with %o says %s', (choice, action, preview, label) => {
  expect(confirmLabel(choice, action, preview)).toBe(label);
});
