import type { AccountResponse, ListAccountsQuery } from '@pressdock/api';
import type { StateFilter } from './list/accountFilter.rules.ts';

/** The states by which accounts can be filtered. */
export const accountStates = [
  'delinquent',
  'suspended',
  'deactivated',
  'unverified',
  'admin',
] as const satisfies readonly ListAccountsQuery['state'][];

/** One of the states. */
export type AccountState = (typeof accountStates)[number];

/** A filter of accounts. */
export type AccountFilter = StateFilter<AccountState>;

/** Returns the unusual states of an account. */
export function statesOf(
  account: Pick<
    AccountResponse,
    'isDeliquent' | 'suspendedAt' | 'deactivatedAt' | 'isEmailVerified' | 'isAdmin'
  >,
): AccountState[] {
  const holds: Record<AccountState, boolean> = {
    delinquent: account.isDeliquent,
    suspended: account.suspendedAt !== null,
    deactivated: account.deactivatedAt !== null,
    unverified: !account.isEmailVerified,
    admin: account.isAdmin,
  };
  return accountStates.filter((state) => holds[state]);
}
