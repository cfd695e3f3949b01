import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** A connected product with its repository. */
export type DeploymentRow = NonNullable<Awaited<ReturnType<typeof findByProduct>>>;

const columns = [
  ...(['deployments.id', 'deployments.account_id', 'deployments.item_id'] as const),
  ...(['deployments.repository_id', 'deployments.branch', 'deployments.path'] as const),
  ...(['deployments.releases_tags', 'deployments.sealed_secret'] as const),
  ...(['deployments.webhook_external_id', 'deployments.connected_at'] as const),
  ...(['deployments.delivered_at', 'deployments.delivery_outcome'] as const),
  ...(['items.name', 'items.kind', 'items.slug', 'items.github_actions'] as const),
  ...(['repositories.source', 'repositories.full_name', 'repositories.url'] as const),
  ...(['repositories.default_branch', 'repositories.is_private'] as const),
  ...(['repositories.host_keys', 'repositories.external_id', 'repositories.clone_url'] as const),
  ...(['deploy_keys.public_key', 'deploy_keys.id as deploy_key_id'] as const),
] as const;

const joined = (tx: AccountTransaction | SystemTransaction) =>
  (tx as AccountTransaction)
    .selectFrom('deployments')
    .innerJoin('items', 'items.id', 'deployments.item_id')
    .innerJoin('repositories', 'repositories.id', 'deployments.repository_id')
    .leftJoin('deploy_keys', 'deploy_keys.repository_id', 'repositories.id')
    .select(columns);

/** Returns the connected products of an account, sorted by name. */
export function listDeployments(tx: AccountTransaction, accountId: string) {
  return joined(tx)
    .where('deployments.account_id', '=', accountId)
    .where('connected_at', 'is not', null)
    .orderBy('items.name')
    .orderBy('items.id')
    .execute();
}

/** Returns how a product is deployed, also while it is being connected; undefined if it is not. */
export function findByProduct(tx: AccountTransaction, accountId: string, itemId: string) {
  return joined(tx)
    .where('deployments.account_id', '=', accountId)
    .where('deployments.item_id', '=', itemId)
    .executeTakeFirst();
}

/** Returns a deployment by the id in the URL of its webhook, which only the database knows the account of. */
export function findById(tx: SystemTransaction, id: string) {
  return joined(tx).where('deployments.id', '=', id).executeTakeFirst();
}

/** Returns a product; undefined if it does not exist. */
export function findProduct(tx: AccountTransaction, accountId: string, itemId: string) {
  return tx
    .selectFrom('items')
    .select(['id', 'name', 'kind', 'slug', 'branch', 'github_actions'])
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .executeTakeFirst();
}

/** Locks a product, so that requests that connect it run one after the other. */
export async function lockProduct(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<void> {
  await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .forUpdate()
    .execute();
}

/** Adds a deployment. */
export async function insertDeployment(
  tx: AccountTransaction,
  row: NewRow<'deployments'>,
): Promise<void> {
  await tx.insertInto('deployments').values(row).execute();
}

/** Changes a deployment; false if it does not exist. */
export async function updateDeployment(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  patch: RowPatch<'deployments'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deployments')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores that the code host has the deploy key and the webhook. */
export async function markConnected(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<void> {
  await tx
    .updateTable('deployments')
    .set({ connected_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('connected_at', 'is', null)
    .execute();
}

/** Returns whether a product is deployed from a repository. */
export async function isDeployed(
  tx: AccountTransaction,
  accountId: string,
  repositoryId: string,
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

/** Returns the products whose connection was begun before a time and not finished. */
export function listUnfinished(tx: SystemTransaction, before: Date) {
  return tx
    .selectFrom('deployments')
    .select(['account_id', 'item_id'])
    .where('connected_at', 'is', null)
    .where('created_at', '<', before)
    .limit(1000)
    .execute();
}

/** Deletes a deployment. Returns the id of its webhook at the code host, or null. */
export async function deleteDeployment(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('deployments')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('webhook_external_id')
    .executeTakeFirst();
  return row?.webhook_external_id ?? null;
}

/** Shows the repository and the branch on the product itself, if it does not have them. */
export async function setProductRepository(
  tx: AccountTransaction,
  { accountId, itemId }: { accountId: string; itemId: string },
  fields: Pick<Row<'items'>, 'repository' | 'branch' | 'github_actions'>,
): Promise<void> {
  const { repository, branch, github_actions } = fields;
  await tx
    .updateTable('items')
    .set(({ eb }) => ({
      ...fields,
      revision: eb('revision', '+', 1),
      updated_at: new Date(),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .where(({ eb }) =>
      eb.or([
        eb('repository', '!=', repository),
        eb('branch', '!=', branch),
        eb('github_actions', '!=', github_actions),
      ]),
    )
    .execute();
}
