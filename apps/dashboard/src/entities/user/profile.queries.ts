import type { UserProfileResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { personAtom } from './user.queries.ts';

/** Returns the cache key of a person's profile. */
export const profileKey = (id: string) => ['user', 'profile', id];

/** The profile of the person signed in. */
export const profileAtom = queryAtom<UserProfileResponse>((get) => {
  const id = get(personAtom)?._id ?? '';
  return {
    queryKey: profileKey(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v1/users/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  };
});
