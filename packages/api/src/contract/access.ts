/**
 * The scopes of a program's API key: to read, also to publish releases, only to issue, extend and suspend
 * licenses, or to do all account work.
 */
export const API_KEY_SCOPES = ['read', 'release', 'license', 'full'] as const;

/** One of the scopes of an API key. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The scopes that a scope includes. */
const includedScopes: Readonly<Record<ApiKeyScope, readonly ApiKeyScope[]>> = {
  read: ['read'],
  release: ['read', 'release'],
  license: ['license'],
  full: API_KEY_SCOPES,
};

/** Returns whether a key with the scope `scope` may make a call that needs the scope `needed`. */
export function isWithinScope(scope: ApiKeyScope, needed: ApiKeyScope | 'none'): boolean {
  return needed !== 'none' && includedScopes[scope].includes(needed);
}

/**
 * How a signed-in person acts: as the owner of the account, as a member of its team, as an operator
 * viewing it, or as the operator in their own account.
 */
export type Role = 'owner' | 'member' | 'viewing' | 'operator';

/** The roles that may make a call that needs a session. */
export type Roles = readonly [Role, ...Role[]];

/** Everyone in the account, and an operator viewing it. */
export const ACCOUNT_READ = ['owner', 'member', 'viewing', 'operator'] as const;

/** Everyone in the account, but not an operator viewing it. */
export const ACCOUNT_WORK = ['owner', 'member', 'operator'] as const;

/** The owner, but neither members nor an operator viewing the account. */
export const OWNER_WORK = ['owner', 'operator'] as const;

/** The owner and an operator viewing the account, but no members. */
export const OWNER_READ = ['owner', 'viewing', 'operator'] as const;

/** The operator alone. For everyone else the call does not exist. */
export const OPERATOR_WORK = ['operator'] as const;
