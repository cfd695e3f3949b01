import { expect, test } from 'vitest';
import { differingFields } from '../../shared/form/form.rules.ts';
import type { AccountValues } from './accountSettings.rules.ts';

const saved: AccountValues = {
  selectedPlan: 'pressdock-solo-2020',
  analyticsPlan: 'none',
  isDeliquent: false,
  canAddPluginOrTheme: true,
  canAddLicense: true,
  canAddFeatureFlagProduct: true,
  canAddFeatureFlag: true,
};

test.each<[string, Partial<AccountValues>, Partial<AccountValues>]>([
  ['nothing', {}, {}],
  ['nothing for a setting that was changed back', { isDeliquent: false }, {}],
  ['a plan', { selectedPlan: 'pressdock-agency-2020' }, { selectedPlan: 'pressdock-agency-2020' }],
  [
    'a permission that was removed, not one that stays',
    { canAddLicense: false, canAddFeatureFlag: true },
    { canAddLicense: false },
  ],
])('sends %s', (_what, edits, expected) => {
  expect(differingFields<AccountValues>(edits, saved)).toEqual(expected);
});
