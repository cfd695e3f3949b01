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
 * Whether an account itself is kept from adding something, by its plan or whoever runs this server.
 * @see specification, section 6
 */
export function isKeptFromAdding(me: UserResponse | undefined, what: Addable): boolean {
  return me?.[permissions[what]] === false;
}

/**
 * Whether something may be added to an account by who looks at it: an operator who views it adds
 * nothing. Undefined while nothing is known of it.
 */
export function mayAdd(me: UserResponse | undefined, what: Addable): boolean | undefined {
  return me && me.viewingEndsAt === null && me[permissions[what]];
}
