import { expect, test } from 'vitest';
import { billingActionsOf, parseUntil } from './billedAccounts.rules.ts';

test.each([
  ['', null],
  ['  ', null],
  ['2027-03-31', '2027-03-31T23:59:59.000Z'],
  ['2027-02-30', undefined],
  ['2027-13-01', undefined],
  ['31.03.2027', undefined],
  ['tomorrow', undefined],
])('reads %j as the end of a grant %j', (text, end) => {
  expect(parseUntil(text)).toBe(end);
});

const grant = {
  selectedPlan: 'pressdock-agency-2020',
  analyticsPlan: 'none',
  until: null,
  reason: 'Partner',
};

test.each([
  [null, null, ['grant']],
  [null, 'https://dashboard.stripe.com/customers/cus_1', ['change', 'grant']],
  [grant, null, ['grant', 'endGrant']],
])('offers for the grant %o of the customer %s: %o', (current, stripeUrl, actions) => {
  expect(billingActionsOf({ grant: current, stripeUrl })).toEqual(actions);
});
