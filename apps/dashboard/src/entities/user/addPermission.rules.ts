import type { UserResponse } from '@pressdock/api';

const permissions = {
  product: 'canAddPluginOrTheme',
  plugin: 'canAddPluginOrTheme',
  theme: 'canAddPluginOrTheme',
  license: 'canAddLicense',
} as const satisfies Record<string, keyof UserResponse>;

/** What an account may be kept from adding. */
export type Addable = keyof typeof permissions;

/**
 * Whether an account may add something; undefined while nothing is known of it.
 * @see specification, section 6
 */
export function mayAdd(me: UserResponse | undefined, what: Addable): boolean | undefined {
  return me?.[permissions[what]];
}
