import type { UserResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

/** Names what is cached about the account, for refreshing it after a change. */
export const userKeys = { me: ['user', 'me'], actual: ['user', 'actual'] } as const;

/** The account acted for. */
export const meAtom = queryAtom<UserResponse>(() => ({
  queryKey: userKeys.me,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/', { signal })),
}));

// An operator may view another operator's account: then who is signed in has to be asked for as well.
const isAskedFor = (me: UserResponse | undefined) =>
  me !== undefined && (!me.isAdmin || me.viewingEndsAt !== null);

/** Who is signed in, asked for where the account acted for does not say it; `personAtom` is the answer. */
export const actualQueryAtom = queryAtom<UserResponse>((get) => ({
  queryKey: userKeys.actual,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/actual', { signal })),
  enabled: isAskedFor(get(meAtom).data),
}));

/**
 * The person signed in, once known: an admin is who they act as, everyone else is asked for.
 * @see specification, section 6
 */
export const personAtom = atom((get) => {
  const me = get(meAtom).data;
  return me === undefined || isAskedFor(me) ? get(actualQueryAtom).data : me;
});

/** Whether the person signed in acts in an account that is not their own. */
export const isActingAtom = atom((get) => {
  const me = get(meAtom).data;
  const person = get(personAtom);
  return me !== undefined && person !== undefined && me._id !== person._id;
});
