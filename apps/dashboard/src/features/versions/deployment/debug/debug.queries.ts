import type { DeployKeyWebhookAdminResponse } from '@pressdock/api';
import {
  type DeploymentRef,
  deploymentKeys,
  refreshDeploymentAtom,
} from '../../../../entities/deployment/deployment.queries.ts';
import { api } from '../../../../shared/server/api.ts';
import { dataOf } from '../../../../shared/server/failure.ts';
import { queryAtom } from '../../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../../shared/state.ts';
import { type ExternalKind, type ExternalObject, pathId } from './debug.rules.ts';

/** The deploy keys and webhooks that the code host and this server have for a product. */
export const externalObjectsAtoms = atomFamily(
  ({ id, repoId }: DeploymentRef) =>
    queryAtom<DeployKeyWebhookAdminResponse>(() => ({
      queryKey: [...deploymentKeys.one(id), 'debug', repoId],
      queryFn: ({ signal }) => {
        const params = { path: { id, repoId } };
        const url = '/api/v1/repositories/deploy-key-webhook-admin/{id}/{repoId}';
        return dataOf(api.get(url, { params, signal }));
      },
    })),
  (a, b) => a.id === b.id && a.repoId === b.repoId,
);

/** A deploy key or a webhook of a product's repository. */
export interface ExternalRef extends DeploymentRef {
  type: ExternalKind;
  object: ExternalObject;
}

/** Deletes a deploy key or a webhook. A missing one counts as deleted. */
export const deleteExternalAtom = atom(
  null,
  async (_get, set, { id, repoId, type, object }: ExternalRef) => {
    const path = {
      type,
      id: repoId,
      externalId: pathId(object.externalId),
      internalId: pathId(object.internalId),
    };
    const url =
      '/api/v1/repositories/deploy-key-webhook-admin/delete/{type}/{id}/{externalId}/{internalId}';
    const result = await api.delete(url, { params: { path } });
    const isGone = result.ok || result.status === 404;
    if (isGone) await set(refreshDeploymentAtom, id);
    return isGone;
  },
);
