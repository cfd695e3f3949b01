import type { PlansResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { expect, test } from 'vitest';
import {
  cardResultOf,
  isCancellation,
  leadsToPayment,
  planAction,
  tabOf,
  withTab,
} from './billing.rules.ts';

const [solo, agency, unlimited] = PLANS.all;

test.each([
  ['', 'plan'],
  ['tab=invoices', 'invoices'],
  ['tab=analytics', 'analytics'],
  ['tab=elsewhere', 'plan'],
])('opens for %j the tab %s', (query, tab) => {
  expect(tabOf(new URLSearchParams(query))).toBe(tab);
});

test('names every tab but the first one in the URL', () => {
  expect(withTab('plan')).toEqual({});
  expect(withTab('payment')).toEqual({ tab: 'payment' });
});

// Specification, section 2, "/billing".
test.each([
  ['addCardSuccess=true', 'added', true],
  ['addCardSuccess=false', 'failed', true],
  ['addCardSuccess=maybe', undefined, false],
  ['goToCreditCard', undefined, true],
  ['goToCreditCard=true', undefined, true],
  ['tab=payment', undefined, false],
])('reads %j as a card %s that leads to the payment tab: %s', (query, result, leads) => {
  const search = new URLSearchParams(query);
  expect(cardResultOf(search)).toBe(result);
  expect(leadsToPayment(search)).toBe(leads);
});

const onPlan = (plan: string) =>
  ({
    status: 'active',
    plan,
    analyticsPlan: PLANS.none,
    periodEndsAt: null,
    endsAt: null,
  }) as const;
const ending = { ...onPlan(agency), endsAt: '2026-12-20T08:00:00.000Z' };
const over = { ...onPlan(PLANS.none), status: 'canceled' } as const;

test.each<[string, PlansResponse['subscription'], ReturnType<typeof planAction>]>([
  [solo, null, 'choose'],
  [agency, over, 'choose'],
  [solo, onPlan(PLANS.none), 'choose'],
  [agency, onPlan(agency), null],
  [agency, ending, 'keep'],
  [unlimited, onPlan(agency), 'upgrade'],
  [solo, onPlan(agency), 'downgrade'],
])('offers for %s with the subscription %o: %s', (plan, subscription, action) => {
  expect(planAction(plan, { subscription })).toBe(action);
});

test.each([
  [{ plan: 'none' }, true],
  [{ analyticsPlan: 'none' }, true],
  [{ plan: agency }, false],
  [{ analyticsPlan: PLANS.analytics }, false],
] as const)('treats %o as a cancellation: %s', (choice, expected) => {
  expect(isCancellation(choice)).toBe(expected);
});
