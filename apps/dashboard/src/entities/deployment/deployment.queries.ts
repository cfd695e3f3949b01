import type {
  DeployKeyWebhookResponse,
  DeploymentResponse,
  VersionStatusResponse,
} from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';

/** The cache keys of deployments; each is a prefix of the next ones. */
export const deploymentKeys = {
  all: ['deployments'] as const,
  one: (id: string) => ['deployments', id] as const,
  facts: (id: string) => ['deployments', id, 'facts'] as const,
  access: (id: string, repoId: string) => ['deployments', id, 'access', repoId] as const,
};

/** Identifies a product and the repository that it is deployed from. */
export interface DeploymentRef {
  id: string;
  repoId: string;
}

const isSame = (a: DeploymentRef, b: DeploymentRef) => a.id === b.id && a.repoId === b.repoId;

const STATUS_REFETCH_MS = 30_000;

/** How a product is deployed. Its last push arrives at any time, so it is requested repeatedly. */
export const deploymentAtoms = atomFamily((id: string) =>
  queryAtom<DeploymentResponse>(() => ({
    queryKey: deploymentKeys.facts(id),
    queryFn: ({ signal }) =>
      dataOf(
        api.get('/api/v1/repositories/deployments/{id}', { params: { path: { id } }, signal }),
      ),
    refetchInterval: ({ state }) => (state.data?.repository ? STATUS_REFETCH_MS : false),
  })),
);

/** Whether the repository has the product's deploy key and webhook. */
export const deployKeyWebhookAtoms = atomFamily(
  ({ id, repoId }: DeploymentRef) =>
    queryAtom<DeployKeyWebhookResponse>(() => ({
      queryKey: deploymentKeys.access(id, repoId),
      queryFn: ({ signal }) => {
        const params = { path: { id, repoId } };
        const url = '/api/v1/repositories/deploy-key-webhook/{id}/{repoId}';
        return dataOf(api.get(url, { params, signal }));
      },
    })),
  isSame,
);

/** The versions at the head of the deployed branch. */
export const versionStatusAtoms = atomFamily(
  ({ id, repoId }: DeploymentRef) =>
    queryAtom<VersionStatusResponse>(() => ({
      queryKey: [...deploymentKeys.one(id), 'versions', repoId],
      queryFn: ({ signal }) => {
        const params = { path: { id, repoId } };
        const url = '/api/v1/repositories/{repoId}/pressdock-version-status/{id}';
        return dataOf(api.get(url, { params, signal }));
      },
    })),
  isSame,
);

/** Reads everything about a product's deployment again after a change. A disconnected product has no status. */
export const refreshDeploymentAtom = atom(null, async (get, _set, id: string) => {
  const client = get(queryClientAtom);
  const facts = deploymentKeys.facts(id);
  await client.invalidateQueries({ queryKey: facts });
  if (client.getQueryData<DeploymentResponse>(facts)?.repository === null) return;
  await client.invalidateQueries({
    queryKey: deploymentKeys.one(id),
    predicate: ({ queryKey }) => queryKey[2] !== facts[2],
  });
});
