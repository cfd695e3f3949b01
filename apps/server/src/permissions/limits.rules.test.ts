import { PLAN_LIMIT_NAMES, PLAN_LIMITS, PLANS } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import { isWithinLimit, limitsOf } from './limits.rules.ts';

const [solo, agency, unlimited] = PLANS.all;

describe('whether a plan has room (specification, sections 6 and 9)', () => {
  test.each([
    [solo, 'products', 9, 1, true],
    [solo, 'products', 10, 1, false],
    [solo, 'products', 300, 1, false],
    [solo, 'products', 300, 0, true],
    [solo, 'licenses', 9_990, 10, true],
    [solo, 'licenses', 9_990, 11, false],
    [solo, 'team', 0, 1, false],
    [agency, 'team', 2, 1, true],
    [agency, 'team', 3, 1, false],
    [unlimited, 'team', 1_000_000, 1, true],
    ['none', 'flags', 0, 1, false],
    ['gone', 'flags', 0, 1, false],
  ] as const)('%s, %s: %i used, %i added: %s', (plan, kind, used, added, isAllowed) => {
    expect(isWithinLimit(plan, kind, used, added)).toBe(isAllowed);
  });
});

test('a larger plan never includes less of anything', () => {
  const order = ['none', ...PLANS.all] as const;
  const size = (plan: (typeof order)[number]) =>
    PLAN_LIMIT_NAMES.map((kind) => PLAN_LIMITS[plan][kind] ?? Number.POSITIVE_INFINITY);
  for (const [index, plan] of order.slice(1).entries()) {
    const smaller = size(order[index] ?? 'none');
    for (const [kind, limit] of size(plan).entries()) {
      expect(limit).toBeGreaterThanOrEqual(smaller[kind] ?? 0);
    }
  }
  expect(limitsOf(unlimited).products).toBeNull();
});
