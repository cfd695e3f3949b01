import { expect, test } from 'vitest';
import { changesOf } from './accountSettings.rules.ts';

const kept = {
  selectedPlan: 'pressdock-solo-2020',
  analyticsPlan: 'none',
  isDeliquent: false,
  canAddPluginOrTheme: true,
  canAddLicense: true,
  canAddFeatureFlagProduct: true,
  canAddFeatureFlag: true,
};

test.each([
  ['nothing', {}, {}],
  ['nothing for what was set back', { isDeliquent: false }, {}],
  ['a plan', { selectedPlan: 'pressdock-agency-2020' }, { selectedPlan: 'pressdock-agency-2020' }],
  [
    'what was taken away and what is as before apart',
    { canAddLicense: false, canAddFeatureFlag: true },
    { canAddLicense: false },
  ],
])('sends %s', (_what, edits, sent) => {
  expect(changesOf(kept, edits)).toEqual(sent);
});
