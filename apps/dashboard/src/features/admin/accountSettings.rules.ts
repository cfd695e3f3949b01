import type { AccountResponse, PatchAccountRequest } from '@pressdock/api';

/** What an account may be allowed to add, in the order it is shown. */
export const permissions = [
  'canAddPluginOrTheme',
  'canAddLicense',
  'canAddFeatureFlagProduct',
  'canAddFeatureFlag',
] as const;

const names = ['selectedPlan', 'analyticsPlan', 'isDeliquent', ...permissions] as const;

/** What the operator sets of an account, as the form holds it. */
export type AccountValues = Pick<AccountResponse, (typeof names)[number]>;

/** What an account has of what can be set. */
export function valuesOf(account: AccountResponse): AccountValues {
  return Object.fromEntries(names.map((name) => [name, account[name]])) as AccountValues;
}

/** What of the edits differs from what is kept: all that is sent. */
export function changesOf(kept: AccountValues, edits: Partial<AccountValues>): PatchAccountRequest {
  const changed = Object.entries({ ...kept, ...edits }).filter(
    ([name, value]) => kept[name as keyof AccountValues] !== value,
  );
  return Object.fromEntries(changed);
}
