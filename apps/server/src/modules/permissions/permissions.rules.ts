import { PLANS } from '@pressdock/api/limits';
import type { Row } from '../../db/schema.ts';
import { type Addition, permissionMessages } from './permissions.messages.ts';

/** What decides about an account's permissions. */
export type Permitted = Pick<
  Row<'users'>,
  | 'selected_plan'
  | 'is_delinquent'
  | 'can_add_plugin_or_theme'
  | 'can_add_license'
  | 'can_add_feature_flag'
  | 'can_add_feature_flag_product'
>;

const switches = {
  pluginOrTheme: 'can_add_plugin_or_theme',
  license: 'can_add_license',
  featureFlag: 'can_add_feature_flag',
  featureFlagProduct: 'can_add_feature_flag_product',
} as const satisfies Record<Addition, keyof Permitted>;

const plans: ReadonlySet<string> = new Set(PLANS.all);

/**
 * Why an account may not add something, in a sentence for its owner; undefined where it may. Every
 * plan we sell includes all four; an account that owes keeps what it has and adds nothing.
 * @see specification, section 6
 */
export function whyNotAdd(what: Addition, account: Permitted): string | undefined {
  if (account.is_delinquent) return permissionMessages.unpaid(what);
  const isIncluded = plans.has(account.selected_plan) && account[switches[what]];
  return isIncluded ? undefined : permissionMessages.notIncluded(what);
}

/** The permissions of an account as they are told on the wire. */
export function permissionsOf(account: Permitted) {
  const may = (what: Addition) => whyNotAdd(what, account) === undefined;
  return {
    canAddFeatureFlag: may('featureFlag'),
    canAddFeatureFlagProduct: may('featureFlagProduct'),
    canAddLicense: may('license'),
    canAddPluginOrTheme: may('pluginOrTheme'),
  };
}
