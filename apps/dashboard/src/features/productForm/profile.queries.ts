import type { Result } from '@pressdock/api/client';
import { profileAtom, profileKey } from '../../entities/user/profile.queries.ts';
import { personAtom } from '../../entities/user/user.queries.ts';
import { api } from '../../shared/server/api.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import type { Secrets } from './rules/platforms.rules.ts';
import type { Secret } from './rules/productForm.values.ts';

/** Returns whether the server has a secret of the account. */
export const isSecretSavedAtom = atom((get) => {
  const profile = get(profileAtom).data;
  return (name: Secret) => Boolean(profile?.[name]);
});

/** Saves typed secrets of the account, if there are any. */
export const saveSecretsAtom = atom(null, async (get, _set, typed: Secrets) => {
  const id = get(personAtom)?._id;
  const done: Result<unknown> = { ok: true, status: 200, data: undefined };
  if (id === undefined || Object.keys(typed).length === 0) return done;
  const params = { path: { id } };
  const saved: Result<unknown> = await api.put('/api/v1/users/{id}', { params, body: typed });
  if (saved.ok) void get(queryClientAtom).invalidateQueries({ queryKey: profileKey(id) });
  return saved;
});
