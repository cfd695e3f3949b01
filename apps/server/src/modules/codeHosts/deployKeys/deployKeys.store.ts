import type { ProductKind, RepositorySource } from '@pressdock/api';
import type { AccountTransaction } from '../../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../../db/schema.ts';

/** A deploy key with its product and repository. */
export type DeployKeyRow = Row<'deploy_keys'> & {
  product_name: string | null;
  product_kind: ProductKind | null;
  repository: string | null;
  source: RepositorySource | null;
  repository_external_id: string | null;
};

const withNames = (tx: AccountTransaction, accountId: string) =>
  tx
    .selectFrom('deploy_keys')
    .leftJoin('items', 'items.id', 'deploy_keys.item_id')
    .leftJoin('repositories', 'repositories.id', 'deploy_keys.repository_id')
    .selectAll('deploy_keys')
    .select([
      'items.name as product_name',
      'items.kind as product_kind',
      'repositories.full_name as repository',
      'repositories.source',
      'repositories.external_id as repository_external_id',
    ])
    .where('deploy_keys.account_id', '=', accountId);

/** Returns an account's deploy keys, newest first. */
export function listDeployKeys(tx: AccountTransaction, accountId: string): Promise<DeployKeyRow[]> {
  return withNames(tx, accountId)
    .orderBy('deploy_keys.created_at', 'desc')
    .orderBy('deploy_keys.id')
    .execute();
}

/** Returns a deploy key; undefined if it does not exist. */
export function findDeployKey(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<DeployKeyRow | undefined> {
  return withNames(tx, accountId).where('deploy_keys.id', '=', id).executeTakeFirst();
}

/** Returns the deploy key of a repository with its names; undefined if it has none. */
export function findNamedKeyOfRepository(
  tx: AccountTransaction,
  accountId: string,
  repositoryId: string,
): Promise<DeployKeyRow | undefined> {
  return withNames(tx, accountId)
    .where('deploy_keys.repository_id', '=', repositoryId)
    .executeTakeFirst();
}

/** Returns whether a product is deployed with a key. */
export async function isInUse(
  tx: AccountTransaction,
  accountId: string,
  repositoryId: string | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('deployments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('repository_id', '=', repositoryId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the deploy key of a repository; undefined if it has none. */
export function findKeyOfRepository(
  tx: AccountTransaction,
  accountId: string,
  repositoryId: string,
): Promise<Row<'deploy_keys'> | undefined> {
  return tx
    .selectFrom('deploy_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst();
}

/** Adds a deploy key; undefined if its repository has one already. */
export function insertDeployKey(
  tx: AccountTransaction,
  row: NewRow<'deploy_keys'>,
): Promise<Row<'deploy_keys'> | undefined> {
  return tx
    .insertInto('deploy_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('repository_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns the deploy key that was created for a product and has no repository yet. */
export function findUnusedKey(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<Row<'deploy_keys'> | undefined> {
  return tx
    .selectFrom('deploy_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .where('repository_id', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Changes a deploy key; false if it does not exist. */
export async function updateDeployKey(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  patch: RowPatch<'deploy_keys'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deploy_keys')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns whether a product exists. */
export async function hasProduct(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a product has a deploy key, also one of its repository. */
export async function hasKey(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('deploy_keys')
    .leftJoin('deployments', 'deployments.repository_id', 'deploy_keys.repository_id')
    .select('deploy_keys.id')
    .where('deploy_keys.account_id', '=', accountId)
    .where(({ eb }) =>
      eb.or([
        eb.and([
          eb('deploy_keys.item_id', '=', itemId),
          eb('deploy_keys.repository_id', 'is', null),
        ]),
        eb('deployments.item_id', '=', itemId),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the deploy keys of a product that have no repository. */
export async function deleteUnusedKeys(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<void> {
  await tx
    .deleteFrom('deploy_keys')
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .where('repository_id', 'is', null)
    .execute();
}

/** Deletes a deploy key. Returns its id at the code host, or null. */
export async function deleteDeployKey(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('deploy_keys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('external_id')
    .executeTakeFirst();
  return row?.external_id ?? null;
}
