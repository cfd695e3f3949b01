import type { SaveProfileRequest, UserProfileResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { profileKey } from '../../entities/user/profile.queries.ts';
import { userKeys } from '../../entities/user/user.queries.ts';
import { api } from '../../shared/server/api.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

/** Saves a profile and refreshes everything that shows the person. */
export const saveProfileAtom = atom(
  null,
  async (get, _set, { id, body }: { id: string; body: SaveProfileRequest }) => {
    const params = { path: { id } };
    const result: Result<UserProfileResponse> = await api.put('/api/v1/users/{id}', {
      params,
      body,
    });
    if (!result.ok) return result;
    const client = get(queryClientAtom);
    await client.cancelQueries({ queryKey: profileKey(id) });
    client.setQueryData(profileKey(id), result.data);
    void client.invalidateQueries({ queryKey: userKeys.me });
    void client.invalidateQueries({ queryKey: userKeys.actual });
    return result;
  },
);
