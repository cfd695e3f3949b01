import { DELINQUENCY_DAYS, PLANS } from '@pressdock/api/limits';
import type { Row } from '../db/schema.ts';
import { type Addition, permissionMessages } from './permissions.messages.ts';

/** The columns of an account that its permissions depend on. */
export type PermissionFacts = Pick<
  Row<'users'>,
  | 'selected_plan'
  | 'is_delinquent'
  | 'delinquent_since'
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

/** The limit of a plan that each addition counts toward. */
export const additionLimits = {
  pluginOrTheme: 'products',
  license: 'licenses',
  featureFlag: 'flags',
  featureFlagProduct: 'flagProducts',
} as const satisfies Record<Addition, string>;

const plans: ReadonlySet<string> = new Set(PLANS.all);
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the time that is some days after another. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}

/**
 * Returns whether a delinquent account can no longer add objects: 14 days after an unpaid invoice, or
 * at once if the operator set the state.
 */
export function isAddingDisabled(
  { is_delinquent, delinquent_since }: Pick<PermissionFacts, 'is_delinquent' | 'delinquent_since'>,
  now: Date,
): boolean {
  if (!is_delinquent) return false;
  return delinquent_since === null || now >= addDays(delinquent_since, DELINQUENCY_DAYS.adding);
}

/**
 * Returns why an account cannot add an object, or undefined if it can. All plans include every kind,
 * up to their limits. A delinquent account keeps its objects.
 * @see specification, section 6
 */
export function explainDenial(
  addition: Addition,
  account: PermissionFacts,
  now = new Date(),
): string | undefined {
  if (isAddingDisabled(account, now)) {
    return account.delinquent_since === null
      ? permissionMessages.unpaid(addition)
      : permissionMessages.unpaidInvoice(addition);
  }
  if (account.selected_plan === PLANS.none) return permissionMessages.noPlan(addition);
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
