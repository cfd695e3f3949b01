import type { UserResponse } from '@pressdock/api';

const permissions = {
  product: 'canAddPluginOrTheme',
  plugin: 'canAddPluginOrTheme',
  theme: 'canAddPluginOrTheme',
  license: 'canAddLicense',
  featureFlag: 'canAddFeatureFlag',
  featureFlagProduct: 'canAddFeatureFlagProduct',
} as const satisfies Record<string, keyof UserResponse>;

/** Things that an account may or may not add. */
export type Addable = keyof typeof permissions;

/**
 * Returns whether the account's plan or its operator prevents adding something.
 * @see specification, section 6
 */
export function isAddingRestricted(me: UserResponse | undefined, what: Addable): boolean {
  return me?.[permissions[what]] === false;
}

/**
 * Returns whether the current person may add something to the account; an operator who views it may
 * not. Undefined while the account is loading.
 */
export function mayAdd(me: UserResponse | undefined, what: Addable): boolean | undefined {
  return me && me.viewingEndsAt === null && me[permissions[what]];
}
