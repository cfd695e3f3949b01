import type { CodeHost } from '@pressdock/api';
import type { AccountTransaction, Database, SystemTransaction } from '../../../db/database.ts';
import type { Cleanups, HostObject } from '../../codeHosts/cleanups/cleanups.service.ts';
import type { ConnectionsService } from '../../codeHosts/connections/connections.service.ts';
import type { DeployKeysService } from '../../codeHosts/deployKeys/deployKeys.service.ts';
import { toHosted } from '../../codeHosts/hostObjects/hostObjects.service.ts';
import * as store from '../deployments.store.ts';
import { listHostObjects } from './hostObjects.store.ts';
import { isAnyLeased } from './repositoryLease.store.ts';

/** Removes deployments, and what they have at the code host. */
export type Detaching = ReturnType<typeof createDetaching>;

/** How long a connection may stay unfinished, so that the person can try again. */
const unfinishedMs = 24 * 60 * 60_000;

/** Creates the functions. */
export function createDetaching(
  database: Database,
  {
    cleanups,
    deployKeys,
    connections,
  }: {
    cleanups: Cleanups;
    deployKeys: DeployKeysService;
    connections: Pick<ConnectionsService, 'endAll'>;
  },
) {
  /** Deletes the webhook, and the deploy key if no other product is deployed from the repository. */
  async function detach(tx: AccountTransaction, row: store.DeploymentRow): Promise<void> {
    const { account_id: accountId, repository_id: repositoryId } = row;
    // Another request may have stored the webhook since the row was read.
    const externalId = await store.deleteDeployment(tx, accountId, row.id);
    const hosted = toHosted(row);
    if (!hosted) return;
    if (externalId !== null) {
      const objects = [{ kind: 'webhook' as const, repository: hosted.key, externalId }];
      await cleanups.add(tx, { accountId, provider: hosted.provider, objects });
    }
    if (!(await store.isDeployed(tx, accountId, repositoryId))) {
      await deployKeys.removeOfRepository(tx, { accountId, repositoryId });
    }
  }

  return {
    detach,

    /** Detaches a product that is deleted, and deletes the key that was created for it. */
    async detachProduct(tx: AccountTransaction, accountId: string, itemId: string): Promise<void> {
      const row = await store.findByProduct(tx, accountId, itemId);
      if (row) await detach(tx, row);
      await deployKeys.removeOfProduct(tx, accountId, itemId);
    },

    /**
     * Queues the deletion of the webhooks and deploy keys of an account that is deleted. Throws while a
     * request adds one, which could not be deleted without the account's token. The sweep tries again.
     */
    async detachAccount(tx: SystemTransaction, accountId: string): Promise<void> {
      if (await isAnyLeased(tx, accountId)) {
        throw new Error('A repository of an account that is due for deletion is being connected.');
      }
      const objects = new Map<CodeHost, HostObject[]>();
      for (const { source, ...object } of await listHostObjects(tx, accountId)) {
        objects.set(source, [...(objects.get(source) ?? []), object]);
      }
      await connections.endAll(tx, accountId, objects);
    },

    /** Removes connections that failed on the way and were not tried again for a day. */
    async removeUnfinished(): Promise<void> {
      const before = new Date(Date.now() - unfinishedMs);
      const keys = await database.withSystem((tx) => store.listUnfinished(tx, before));
      for (const { account_id: accountId, item_id: itemId } of keys) {
        await database.withAccount({ accountId }, async (tx) => {
          await store.lockProduct(tx, accountId, itemId);
          const row = await store.findByProduct(tx, accountId, itemId);
          if (row && row.connected_at === null) await detach(tx, row);
        });
      }
    },
  };
}
