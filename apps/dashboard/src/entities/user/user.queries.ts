import type { UserResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

/** The cache keys of the account and of the person signed in. */
export const userKeys = { me: ['user', 'me'], actual: ['user', 'actual'] } as const;

/** The account that the person acts in. */
export const meAtom = queryAtom<UserResponse>(() => ({
  queryKey: userKeys.me,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/', { signal })),
}));

// While an operator views another operator's account, the account does not tell who is signed in.
const needsPersonRequest = (me: UserResponse | undefined) =>
  me !== undefined && (!me.isAdmin || me.viewingEndsAt !== null);

/** The person signed in, requested only if the account does not tell; use `personAtom` instead. */
export const actualQueryAtom = queryAtom<UserResponse>((get) => ({
  queryKey: userKeys.actual,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/actual', { signal })),
  enabled: needsPersonRequest(get(meAtom).data),
}));

/**
 * The person signed in, once known: an admin is the account itself, everyone else is requested.
 * @see specification, section 6
 */
export const personAtom = atom((get) => {
  const me = get(meAtom).data;
  return me === undefined || needsPersonRequest(me) ? get(actualQueryAtom).data : me;
});

/** Whether the person signed in acts in another person's account. */
export const isActingAtom = atom((get) => {
  const me = get(meAtom).data;
  const person = get(personAtom);
  return me !== undefined && person !== undefined && me._id !== person._id;
});
