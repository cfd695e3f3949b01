import { PLANS } from '@pressdock/api/limits';
import type { Row } from '../db/schema.ts';
import { type Addition, permissionMessages } from './permissions.messages.ts';

/** The columns of an account that its permissions depend on. */
export type PermissionFacts = Pick<
  Row<'users'>,
  | 'selected_plan'
  | 'is_delinquent'
  | 'can_add_plugin_or_theme'
  | 'can_add_license'
  | 'can_add_feature_flag'
  | 'can_add_feature_flag_product'
>;

const columns = {
  pluginOrTheme: 'can_add_plugin_or_theme',
  license: 'can_add_license',
  featureFlag: 'can_add_feature_flag',
  featureFlagProduct: 'can_add_feature_flag_product',
} as const satisfies Record<Addition, keyof PermissionFacts>;

const plans: ReadonlySet<string> = new Set(PLANS.all);

/**
 * Returns why an account cannot add an object, or undefined if it can. All current plans include
 * every kind. A delinquent account keeps its objects but cannot add any.
 * @see specification, section 6
 */
export function explainDenial(addition: Addition, account: PermissionFacts): string | undefined {
  if (account.is_delinquent) return permissionMessages.unpaid(addition);
  const isIncluded = plans.has(account.selected_plan) && account[columns[addition]];
  return isIncluded ? undefined : permissionMessages.notIncluded(addition);
}

/** Returns the permissions of an account, by their names on the wire. */
export function permissionsOf(account: PermissionFacts) {
  const may = (addition: Addition) => explainDenial(addition, account) === undefined;
  return {
    canAddFeatureFlag: may('featureFlag'),
    canAddFeatureFlagProduct: may('featureFlagProduct'),
    canAddLicense: may('license'),
    canAddPluginOrTheme: may('pluginOrTheme'),
  };
}

/** Returns whether an analytics plan includes the analytics. @see specification, section 6 */
export function includesAnalytics(analyticsPlan: string | undefined): boolean {
  return analyticsPlan === PLANS.analytics;
}
