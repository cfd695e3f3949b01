import type { AccountResponse, ListAccountsQuery } from '@pressdock/api';

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

/** A filter of accounts; blank fields match everything. */
export interface AccountFilter {
  q: string;
  state: AccountState | '';
}

/** Reads a filter from the URL; unknown values count as blank. */
export function accountFilterOf(search: URLSearchParams): AccountFilter {
  const state = accountStates.find((known) => known === search.get('state'));
  return { q: search.get('q') ?? '', state: state ?? '' };
}

/** Returns the fields of a filter that are not blank, as URL and request take them. */
export function accountsQuery({ q, state }: AccountFilter): Pick<ListAccountsQuery, 'q' | 'state'> {
  return { ...(q.trim() === '' ? {} : { q: q.trim() }), ...(state === '' ? {} : { state }) };
}

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
