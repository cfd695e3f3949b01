import { PLANS } from '@pressdock/api/limits';
import { expect, test } from 'vitest';
import type { PaymentSubscription, PlanPrice } from '../../../ports/payments.ts';
import type { AccountPlans } from './billingState.rules.ts';
import { findUnpriced, planChange } from './planChange.rules.ts';

const [solo, agency] = PLANS.all;
const { analytics, none } = PLANS;
const prices = new Map<string, PlanPrice>(
  [...PLANS.all, analytics].map((lookupKey) => [
    lookupKey,
    { id: `price_${lookupKey}`, lookupKey, amount: 100, currency: 'usd', interval: 'month' },
  ]),
);

const live = (keys: string[], isEnding = false): PaymentSubscription => ({
  id: 'sub_1',
  status: 'active',
  items: Object.fromEntries(keys.map((key) => [key, `si_${key}`])),
  prices: {},
  createdAt: new Date(0),
  periodEndsAt: null,
  endsAt: null,
  isEnding,
});

const target = (plan: AccountPlans['plan'], analyticsPlan: AccountPlans['analyticsPlan']) => ({
  plan,
  analyticsPlan,
});
const change = (parts: object) => ({
  kind: 'change',
  subscriptionId: 'sub_1',
  change: { add: [], replace: [], remove: [], prorationDate: 5, ...parts },
});

test.each([
  ['nothing to nothing', undefined, target(none, none), { kind: 'nothing' }],
  ['a first plan', undefined, target(solo, none), { kind: 'create', priceIds: [`price_${solo}`] }],
  [
    'both plans at once',
    undefined,
    target(agency, analytics),
    { kind: 'create', priceIds: [`price_${agency}`, `price_${analytics}`] },
  ],
  ['the same plan', live([solo]), target(solo, none), { kind: 'nothing' }],
  [
    'the same plan, which would end',
    live([solo], true),
    target(solo, none),
    { kind: 'continue', subscriptionId: 'sub_1' },
  ],
  [
    'another plan',
    live([solo]),
    target(agency, none),
    change({ replace: [{ itemId: `si_${solo}`, priceId: `price_${agency}` }] }),
  ],
  [
    'another plan and no analytics',
    live([solo, analytics]),
    target(agency, none),
    change({
      replace: [{ itemId: `si_${solo}`, priceId: `price_${agency}` }],
      remove: [`si_${analytics}`],
    }),
  ],
  [
    'analytics in addition',
    live([solo]),
    target(solo, analytics),
    change({ add: [`price_${analytics}`] }),
  ],
  [
    'analytics instead of a plan',
    live([solo]),
    target(none, analytics),
    change({ add: [`price_${analytics}`], remove: [`si_${solo}`] }),
  ],
  [
    'no plan',
    live([solo, analytics]),
    target(none, none),
    { kind: 'end', subscriptionId: 'sub_1' },
  ],
  ['no plan, which would end anyway', live([solo], true), target(none, none), { kind: 'nothing' }],
])('changes a subscription to %s', (_, subscription, requested, expected) => {
  expect(planChange(subscription, requested, prices, 5)).toEqual(expected);
});

test('a plan without a price cannot be chosen', () => {
  const some = new Map([...prices].filter(([key]) => key !== agency));
  expect(findUnpriced(target(agency, none), some)).toBe(agency);
  expect(findUnpriced(target(solo, analytics), some)).toBeUndefined();
});
