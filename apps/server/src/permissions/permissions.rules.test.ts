import { PLANS } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import { findCapacityProblem, maskEmail } from '../modules/team/team.rules.ts';
import type { Addition } from './permissions.messages.ts';
import {
  addDays,
  explainDenial,
  type PermissionFacts,
  permissionsOf,
} from './permissions.rules.ts';

const account: PermissionFacts = {
  selected_plan: PLANS.default,
  is_delinquent: false,
  delinquent_since: null,
  can_add_plugin_or_theme: true,
  can_add_license: true,
  can_add_feature_flag: true,
  can_add_feature_flag_product: true,
};
const now = new Date('2026-11-27T12:00:00Z');
const overdue = (days: number): Partial<PermissionFacts> => ({
  is_delinquent: true,
  delinquent_since: addDays(now, -days),
});
const additions: Addition[] = ['pluginOrTheme', 'license', 'featureFlag', 'featureFlagProduct'];

describe('what an account may add (specification, sections 3 and 6)', () => {
  test.each([
    ['a solo plan', {}, 'yes'],
    ['the agency plan', { selected_plan: PLANS.all[1] }, 'yes'],
    ['the unlimited plan', { selected_plan: PLANS.all[2] }, 'yes'],
    ['an unknown plan', { selected_plan: 'gone' }, 'Your plan does not include another'],
    ['no plan', { selected_plan: PLANS.none }, 'Choose a plan on the billing page.'],
    ['an overdue payment that the operator set', { is_delinquent: true }, 'payment is overdue'],
    ['an invoice that is 13 days overdue', overdue(13), 'yes'],
    ['an invoice that is 14 days overdue', overdue(14), 'Pay it on the billing page.'],
    ['an invoice that was overdue', { ...overdue(14), is_delinquent: false }, 'yes'],
  ])('with %s', (_, change, expected) => {
    for (const what of additions) {
      expect(explainDenial(what, { ...account, ...change }, now) ?? 'yes').toContain(expected);
    }
  });

  test.each([
    ['can_add_plugin_or_theme', 'pluginOrTheme', 'canAddPluginOrTheme', 'plugin or theme'],
    ['can_add_license', 'license', 'canAddLicense', 'license'],
    ['can_add_feature_flag', 'featureFlag', 'canAddFeatureFlag', 'feature flag'],
    [
      'can_add_feature_flag_product',
      'featureFlagProduct',
      'canAddFeatureFlagProduct',
      'product with feature flags',
    ],
  ] as const)('%s disables one addition and no other', (column, what, permission, name) => {
    const changed = { ...account, [column]: false };
    expect(explainDenial(what, changed)).toBe(
      `Your plan does not include another ${name}. Please change your plan or contact support.`,
    );
    const permissions = permissionsOf(changed);
    expect(permissions[permission]).toBe(false);
    expect(Object.values(permissions).filter((isAllowed) => isAllowed)).toHaveLength(3);
  });
});

describe('whether a plan allows another member (specification, sections 6 and 9)', () => {
  test.each([
    ['pressdock-unlimited-2020', 0, true],
    ['pressdock-unlimited-2020', 1000, true],
    ['pressdock-agency-2020', 0, true],
    ['pressdock-agency-2020', 2, true],
    ['pressdock-agency-2020', 3, false],
    ['pressdock-agency-2020', 4, false],
    ['pressdock-solo-2020', 0, false],
    ['', 0, false],
  ])('%s with %i members: %s', (plan, memberCount, isAllowed) => {
    expect(findCapacityProblem(plan, memberCount) === undefined).toBe(isAllowed);
  });
});

test.each([
  ['ada@example.com', 'a…a@example.com'],
  ['ad@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
])('an invitation link shows the address %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
