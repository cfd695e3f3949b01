import type { AccountResponse, ListAccountsQuery } from '@pressdock/api';

/** The states that accounts can be narrowed to. */
export const accountStates = [
  'delinquent',
  'deactivated',
  'admin',
] as const satisfies readonly ListAccountsQuery['state'][];

/** One of them. */
export type AccountState = (typeof accountStates)[number];

/** What the list of accounts is narrowed to; blank narrows nothing. */
export interface AccountFilter {
  q: string;
  state: AccountState | '';
}

/** Reads a filter from the address; what it does not know counts as blank. */
export function accountFilterOf(search: URLSearchParams): AccountFilter {
  const state = accountStates.find((known) => known === search.get('state'));
  return { q: search.get('q') ?? '', state: state ?? '' };
}

/** A filter without its blanks, as the address and the server's list take it. */
export function accountsQuery({ q, state }: AccountFilter): Pick<ListAccountsQuery, 'q' | 'state'> {
  return { ...(q.trim() === '' ? {} : { q: q.trim() }), ...(state === '' ? {} : { state }) };
}

/** What is out of the ordinary about an account. */
export function statesOf({
  isDeliquent,
  deactivatedAt,
  isAdmin,
}: Pick<AccountResponse, 'isDeliquent' | 'deactivatedAt' | 'isAdmin'>): AccountState[] {
  const holds = { delinquent: isDeliquent, deactivated: deactivatedAt !== null, admin: isAdmin };
  return accountStates.filter((state) => holds[state]);
}
