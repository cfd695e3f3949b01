import type { AccountResponse } from '@pressdock/api';

/** The permissions of an account, in the order of the form. */
export const permissions = [
  'canAddPluginOrTheme',
  'canAddLicense',
  'canAddFeatureFlagProduct',
  'canAddFeatureFlag',
] as const;

const names = ['selectedPlan', 'analyticsPlan', 'isDeliquent', ...permissions] as const;

/** The values of the form. */
export type AccountValues = Pick<AccountResponse, (typeof names)[number]>;

/** Returns the values that the form of an account starts from. */
export function accountValues(account: AccountResponse): AccountValues {
  return Object.fromEntries(names.map((name) => [name, account[name]])) as AccountValues;
}
