import type { AddRepositoryRequest, BranchResponse, RepositoryResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import { deploymentKeys } from '../deployment/deployment.queries.ts';

/** The cache keys of repositories. */
export const repositoryKeys = {
  list: ['repositories', 'list'] as const,
  branches: (id: string) => ['repositories', 'branches', id] as const,
};

/** The repositories of all connected code hosts and Git servers, sorted by name. */
export const repositoriesAtom = queryAtom<RepositoryResponse[]>(() => ({
  queryKey: repositoryKeys.list,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/repositories', { signal })),
}));

/** Reads the list from the code hosts again instead of from the server's cache. */
export const refreshRepositoriesAtom = atom(null, async (get) => {
  const params = { query: { force: 'true' } };
  const result: Result<RepositoryResponse[]> = await api.get('/api/v1/repositories', { params });
  const client = get(queryClientAtom);
  if (result.ok) client.setQueryData(repositoryKeys.list, result.data);
  // One host failed, but the server may have new lists of the others.
  else void client.invalidateQueries({ queryKey: repositoryKeys.list });
  return result;
});

/** Adds a repository on any Git server, or returns the one that was added before. */
export const addRepositoryAtom = atom(null, async (get, _set, body: AddRepositoryRequest) => {
  const result: Result<RepositoryResponse> = await api.post('/api/v1/repositories', { body });
  if (result.ok) {
    const client = get(queryClientAtom);
    client.setQueryData<RepositoryResponse[]>(repositoryKeys.list, (repositories) =>
      repositories?.filter(({ _id }) => _id !== result.data._id).concat(result.data),
    );
    void client.invalidateQueries({ queryKey: repositoryKeys.list });
  }
  return result;
});

/** Trusts another host key of the server of a repository. */
export const trustHostKeyAtom = atom(
  null,
  async (get, _set, { id, fingerprint }: { id: string; fingerprint: string }) => {
    const result: Result<RepositoryResponse> = await api.post(
      '/api/v1/repositories/{id}/trust-host-key',
      { params: { path: { id } }, body: { fingerprint } },
    );
    if (result.ok) {
      const client = get(queryClientAtom);
      void client.invalidateQueries({ queryKey: repositoryKeys.list });
      // The dialog closes once the alert that has its button is gone, so that focus is not lost.
      await client.invalidateQueries({ queryKey: deploymentKeys.all });
    }
    return result;
  },
);

/** The branches of a repository, the default branch first. A blank id requests nothing. */
export const branchesAtoms = atomFamily((id: string) =>
  queryAtom<BranchResponse[]>(() => ({
    enabled: id !== '',
    queryKey: repositoryKeys.branches(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v1/repositories/branches/{id}', { params: { path: { id } }, signal })),
  })),
);
