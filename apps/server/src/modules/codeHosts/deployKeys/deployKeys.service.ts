import { randomUUID } from 'node:crypto';
import { type DeployKeyResponse, repositoryValidation } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import type { Cleanups } from '../cleanups/cleanups.service.ts';
import * as store from './deployKeys.store.ts';
import { createSshKey } from './sshKey.ts';

/** Creates, lists and deletes deploy keys. */
export type DeployKeysService = ReturnType<typeof createDeployKeysService>;

/** The repository that needs a deploy key, and the product that is deployed from it. */
export interface KeyUse {
  accountId: string;
  repositoryId: string;
  itemId?: string;
}

/** Binds a private key to its row. */
export const deployKeyContext = (id: string) => `deploy_keys/${id}`;

/** The comment of the keys, by which their owners recognize them at the code host. */
const comment = 'pressdock';

function toResponse(row: store.DeployKeyRow): DeployKeyResponse {
  const product = row.item_id === null ? null : { _id: row.item_id, name: row.product_name ?? '' };
  return {
    _id: row.id,
    plugin: row.product_kind === 'plugin' ? product : null,
    theme: row.product_kind === 'theme' ? product : null,
    repository: row.repository,
    publicKey: row.public_key,
    fingerprint: row.fingerprint,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** Returns a new key. */
function createRow(
  sealer: Sealer,
  accountId: string,
  use: { item_id: string | null; repository_id: string | null },
): NewRow<'deploy_keys'> {
  const id = randomUUID();
  const { publicKey, privateKey, fingerprint } = createSshKey(comment);
  return {
    id,
    account_id: accountId,
    ...use,
    external_id: null,
    public_key: publicKey,
    fingerprint,
    sealed_private_key: sealer.seal(privateKey, deployKeyContext(id)),
    last_used_at: null,
  };
}

/** Deletes a key here, and at its code host on the job queue. */
async function removeKey(
  tx: AccountTransaction,
  cleanups: Cleanups,
  key: store.DeployKeyRow,
): Promise<void> {
  const { account_id: accountId, source: provider } = key;
  // A request that connects a product may have stored the id since the key was read.
  const externalId = await store.deleteDeployKey(tx, accountId, key.id);
  if (provider === null || provider === 'git' || externalId === null) return;
  const { repository_external_id, repository: fullName } = key;
  const repository = { externalId: repository_external_id ?? '', fullName: fullName ?? '' };
  const objects = [{ kind: 'deployKey' as const, repository, externalId }];
  await cleanups.add(tx, { accountId, provider, objects });
}

/** The functions with which products are connected. They run in the transaction of the caller. */
function createKeyUses(sealer: Sealer, cleanups: Cleanups) {
  return {
    /**
     * Returns the deploy key of a repository. If it has none, it receives the one that was created for
     * the product, or a new one.
     */
    async ensure(
      tx: AccountTransaction,
      { accountId, repositoryId, itemId }: KeyUse,
    ): Promise<Row<'deploy_keys'>> {
      const existing = await store.findKeyOfRepository(tx, accountId, repositoryId);
      const unused =
        existing || itemId === undefined
          ? undefined
          : await store.findUnusedKey(tx, accountId, itemId);
      if (existing && existing.item_id === null && itemId !== undefined) {
        await store.updateDeployKey(tx, accountId, existing.id, { item_id: itemId });
      }
      if (unused) {
        await store.updateDeployKey(tx, accountId, unused.id, { repository_id: repositoryId });
      }
      if (!existing && !unused) {
        const use = { item_id: itemId ?? null, repository_id: repositoryId };
        await store.insertDeployKey(tx, createRow(sealer, accountId, use));
      }
      const row = await store.findKeyOfRepository(tx, accountId, repositoryId);
      if (!row) throw new Error('The repository has no deploy key.');
      return row;
    },

    /** Deletes the key of a repository at a code host from which no product is deployed. */
    async removeOfRepository(
      tx: AccountTransaction,
      { accountId, repositoryId }: KeyUse,
    ): Promise<void> {
      const key = await store.findNamedKeyOfRepository(tx, accountId, repositoryId);
      if (key) await removeKey(tx, cleanups, key);
    },

    /** Deletes the keys that were created for a product which is deleted. */
    removeOfProduct: store.deleteUnusedKeys,

    /** Stores the id that a key has at the code host; false if the key does not exist. */
    setExternalId: (
      tx: AccountTransaction,
      { account_id, id }: Pick<Row<'deploy_keys'>, 'account_id' | 'id'>,
      externalId: string | null,
    ): Promise<boolean> => store.updateDeployKey(tx, account_id, id, { external_id: externalId }),
  };
}

/** Creates the service. */
export function createDeployKeysService(
  database: Database,
  { sealer, cleanups }: { sealer: Sealer; cleanups: Cleanups },
) {
  return {
    ...createKeyUses(sealer, cleanups),

    async list(ctx: RequestContext): Promise<DeployKeyResponse[]> {
      const rows = await database.withAccount(ctx, (tx) => store.listDeployKeys(tx, ctx.accountId));
      return rows.map(toResponse);
    },

    /** Creates the key that a product's repository will have. The author adds it there. */
    async create(ctx: RequestContext, productId: string): Promise<DeployKeyResponse> {
      const { accountId } = ctx;
      const itemId = parseId(productId);
      const row = await database.withAccount(ctx, async (tx) => {
        if (!(await store.hasProduct(tx, accountId, itemId))) throw notFound();
        if (await store.hasKey(tx, accountId, itemId))
          throw conflict(repositoryValidation.keyExists);
        const created = createRow(sealer, accountId, { item_id: itemId, repository_id: null });
        await store.insertDeployKey(tx, created);
        return store.findDeployKey(tx, accountId, created.id);
      });
      if (!row) throw new Error('The deploy key was not stored.');
      return toResponse(row);
    },

    /** Deletes a key that no product is deployed with. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const { accountId } = ctx;
      const known = parseId(id);
      await database.withAccount(ctx, async (tx) => {
        const row = await store.findDeployKey(tx, accountId, known);
        if (!row) throw notFound();
        if (await store.isInUse(tx, accountId, row.repository_id)) {
          throw conflict(repositoryValidation.keyInUse);
        }
        await removeKey(tx, cleanups, row);
      });
    },
  };
}
