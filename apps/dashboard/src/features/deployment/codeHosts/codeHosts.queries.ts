import type {
  AuthorizationResponse,
  CodeHost,
  CompletedAuthorizationResponse,
  RepositoryResponse,
  RepositorySource,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { codeHostsKey } from '../../../entities/codeHost/codeHost.queries.ts';
import { repositoryKeys } from '../../../entities/repository/repository.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';

/** Reads the connections, and what depends on them, again. */
const refreshAtom = atom(null, (get) => {
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: repositoryKeys.list });
  return client.invalidateQueries({ queryKey: codeHostsKey });
});

/** Begins an authorization. The result is the page of the code host on which it continues. */
export const startAuthorizationAtom = atom(null, (_get, _set, provider: CodeHost) => {
  const result: Promise<Result<AuthorizationResponse>> = api.post(
    '/api/v1/users/me/oauth-providers/{provider}/authorize',
    { params: { path: { provider } } },
  );
  return result;
});

/** Completes an authorization after the person has returned from the code host. */
export const completeAuthorizationAtom = atom(null, async (_get, set, id: string) => {
  const result: Result<CompletedAuthorizationResponse> = await api.patch(
    '/api/v1/users/me/update-oauth-keys',
    { body: { id } },
  );
  if (result.ok) void set(refreshAtom);
  return result;
});

/** Connects GitLab with an access token. Rejects once `signal` cancels it. */
export const connectGitlabTokenAtom = atom(
  null,
  async (_get, set, { token, signal }: { token: string; signal: AbortSignal }) => {
    try {
      const url = '/api/v1/users/me/gitlab-token';
      const result: Result<{ login: string }> = await api.post(url, { body: { token }, signal });
      if (result.ok) void set(refreshAtom);
      return result;
    } catch (canceled) {
      // The server may have accepted the token already.
      void set(refreshAtom);
      throw canceled;
    }
  },
);

/** Disconnects a code host. Resolves to whether it is disconnected; a missing one counts as it. */
export const disconnectCodeHostAtom = atom(
  null,
  async (_get, set, { provider, isToken }: { provider: CodeHost; isToken: boolean }) => {
    const result = isToken
      ? await api.delete('/api/v1/users/me/gitlab-token')
      : await api.delete('/api/v1/users/me/oauth-providers', { params: { query: { provider } } });
    if (!result.ok && result.status !== 404) return false;
    await set(refreshAtom);
    return true;
  },
);

/** The repositories of a source, read from its code host each time a screen shows them. */
export const fetchedRepositoriesAtoms = atomFamily((provider: RepositorySource) =>
  queryAtom<RepositoryResponse[]>((get) => ({
    queryKey: ['fetchedRepositories', provider],
    queryFn: async ({ signal }) => {
      const client = get(queryClientAtom);
      const params = { query: { force: 'true', provider } };
      try {
        const repositories = await dataOf(api.get('/api/v1/repositories', { params, signal }));
        void client.invalidateQueries({ queryKey: repositoryKeys.list });
        return repositories;
      } catch (error) {
        // The code host may no longer accept the connection.
        void client.invalidateQueries({ queryKey: codeHostsKey });
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })),
);
