import type { RepositoryResponse } from '@pressdock/api';
import { repositoryKeys } from '../../../entities/repository/repository.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';

/** The repositories on other Git servers, which are read without requesting a code host. */
export const gitServersAtom = queryAtom<RepositoryResponse[]>(() => ({
  queryKey: [...repositoryKeys.list, 'git'],
  queryFn: ({ signal }) => {
    const params = { query: { provider: 'git' } } as const;
    return dataOf(api.get('/api/v1/repositories', { params, signal }));
  },
}));

/** Deletes a repository. Resolves to true once it no longer exists, or to the reason why it does. */
export const deleteRepositoryAtom = atom(null, async (get, _set, id: string) => {
  const result = await api.delete('/api/v1/repositories/{id}', { params: { path: { id } } });
  if (!result.ok && result.status !== 404) {
    return result.status === 409 ? result.error.message : false;
  }
  await get(queryClientAtom).invalidateQueries({ queryKey: repositoryKeys.list });
  return true;
});
