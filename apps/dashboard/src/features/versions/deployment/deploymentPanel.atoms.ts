import type { ConnectedResponse, DeploymentResponse, PatchDeploymentRequest } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import {
  type DeploymentRef,
  deploymentKeys,
  refreshDeploymentAtom,
} from '../../../entities/deployment/deployment.queries.ts';
import type { ProductRef } from '../../../entities/product/product.queries.ts';
import { refreshProductsAtom } from '../../../entities/product/product.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';

/** A product and the repository that it is deployed from. */
type Deployment = ProductRef & DeploymentRef;

/** Changes the branch, the folder or the tags that a product is deployed from. */
export const updateDeploymentAtom = atom(
  null,
  async (get, set, { kind, id, body }: ProductRef & { body: PatchDeploymentRequest }) => {
    const result: Result<DeploymentResponse> = await api.patch(
      '/api/v1/repositories/deployments/{id}',
      { params: { path: { id } }, body },
    );
    if (result.ok) {
      get(queryClientAtom).setQueryData(deploymentKeys.facts(id), result.data);
      await Promise.all([set(refreshDeploymentAtom, id), set(refreshProductsAtom, kind)]);
    }
    return result;
  },
);

/** Disconnects a product from its repository. A missing connection counts as disconnected. */
export const disconnectAtom = atom(null, async (_get, set, { kind, id, repoId }: Deployment) => {
  const result = await api.delete('/api/v1/repositories/deploy-key-webhook/{id}/{repoId}', {
    params: { path: { id, repoId } },
  });
  const isGone = result.ok || result.status === 404;
  if (isGone) await Promise.all([set(refreshDeploymentAtom, id), set(refreshProductsAtom, kind)]);
  return isGone;
});

/** Removes the webhook and leaves the repository connected. */
export const removeWebhookAtom = atom(null, async (_get, set, { id, repoId }: DeploymentRef) => {
  const result = await api.delete(
    '/api/v1/repositories/deploy-key-webhook/{id}/{repoId}/disconnect-webhook-only',
    { params: { path: { id, repoId } } },
  );
  if (result.ok) await set(refreshDeploymentAtom, id);
  return result.ok;
});

/** Adds the webhook again. For any other Git server, the result contains a new secret. */
export const addWebhookAtom = atom(null, async (_get, set, { id, repoId }: DeploymentRef) => {
  const result: Result<ConnectedResponse> = await api.post(
    '/api/v1/repositories/deploy-key-webhook/{id}/{repoId}/connect-webhook-only',
    { params: { path: { id, repoId } } },
  );
  if (result.ok) await set(refreshDeploymentAtom, id);
  return result;
});
