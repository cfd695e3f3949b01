import type { DeployKeyWebhookAdminResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { requireValue } from '../../codeHosts/codeHostRefusals.ts';
import { type HostObjects, toHosted } from '../../codeHosts/hostObjects/hostObjects.service.ts';
import type { RepositoriesService } from '../../codeHosts/repositories/repositories.service.ts';
import { type PathKey, toKey } from '../connecting/connecting.service.ts';
import { findProduct } from '../deployments.store.ts';
import * as store from './debugging.store.ts';

/** Lists and deletes deploy keys and webhooks at code hosts, for operators. */
export type DebuggingService = ReturnType<typeof createDebugging>;

/** Identifies a deploy key or a webhook in the debugging table. */
export interface ExternalObject {
  type: 'deployKeys' | 'webhooks';
  /** The repository. */
  id: string;
  externalId: string;
  internalId: string;
}

type Objects = DeployKeyWebhookAdminResponse;

/** The id in a path of an object without an id. */
const noId = '-';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Creates the function that lists the objects of a repository. */
function createListing(hostObjects: HostObjects) {
  /** Adds our ids to the objects of the host, and our objects that the host does not have. */
  return async (
    row: NonNullable<Awaited<ReturnType<typeof store.findStoredObjects>>>,
  ): Promise<Objects> => {
    const hosted = toHosted(row);
    const keys = hosted ? requireValue(await hostObjects.listDeployKeys(hosted)) : [];
    const webhooks = hosted ? requireValue(await hostObjects.listWebhooks(hosted)) : [];
    const deployKeys: Objects['deployKeys'] = keys.map(({ externalId, name, ...key }) => ({
      externalId,
      internalId: externalId === row.key_external_id ? row.deploy_key_id : null,
      name,
      createdAt: iso(key.createdAt),
      isReadOnly: key.isReadOnly,
    }));
    const listed: Objects['webhooks'] = webhooks.map(
      ({ externalId, url, isActive, createdAt }) => ({
        externalId,
        internalId:
          row.deployments.find(({ webhook_external_id }) => webhook_external_id === externalId)
            ?.id ?? null,
        name: url,
        createdAt: iso(createdAt),
        url,
        isActive,
      }),
    );
    const isMissing = (id: string | null, known: readonly { internalId: string | null }[]) =>
      id !== null && !known.some(({ internalId }) => internalId === id);
    if (isMissing(row.deploy_key_id, deployKeys)) {
      const createdAt = iso(row.key_created_at);
      const own = { externalId: null, internalId: row.deploy_key_id, name: row.fingerprint ?? '' };
      deployKeys.push({ ...own, createdAt, isReadOnly: true });
    }
    for (const { id, created_at } of row.deployments) {
      if (!isMissing(id, listed)) continue;
      const own = { externalId: null, internalId: id, name: id, createdAt: iso(created_at) };
      listed.push({ ...own, url: '', isActive: false });
    }
    return { deployKeys, webhooks: listed };
  };
}

/** Creates the service. */
export function createDebugging(
  database: Database,
  {
    hostObjects,
    repositories,
  }: { hostObjects: HostObjects; repositories: Pick<RepositoriesService, 'findRow'> },
) {
  const readHost = createListing(hostObjects);
  return {
    async list(ctx: RequestContext, path: PathKey): Promise<Objects> {
      const { accountId, itemId, repositoryId } = toKey(ctx, path);
      const row = await database.withAccount(ctx, async (tx) => {
        if (!(await findProduct(tx, accountId, itemId))) throw notFound();
        return store.findStoredObjects(tx, accountId, repositoryId);
      });
      if (!row) throw notFound();
      return readHost(row);
    },

    /** Deletes an object at the code host. What is stored here about it then has no external id. */
    async remove(
      ctx: RequestContext,
      { type, id, externalId, internalId }: ExternalObject,
    ): Promise<void> {
      const { accountId } = ctx;
      const repositoryId = parseId(id);
      const row = await database.withAccount(ctx, (tx) =>
        repositories.findRow(tx, accountId, repositoryId),
      );
      if (!row) throw notFound();
      const hosted = toHosted(row);
      if (hosted && externalId !== noId) {
        const kind = type === 'deployKeys' ? 'deployKey' : 'webhook';
        requireValue(await hostObjects.remove(hosted, kind, externalId));
      }
      if (internalId === noId) return;
      const own = { accountId, repositoryId, id: parseId(internalId) };
      await database.withAccount(ctx, (tx) => store.forgetExternalId(tx, type, own));
    },
  };
}
