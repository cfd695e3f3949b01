import type { SystemTransaction } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';

const tables = ['builds', 'deploy_keys', 'deployments', 'repositories'] as const;

/** Deletes the account's deployments, which an interrupted seed may have added. */
export async function deleteDeployments(tx: SystemTransaction, accountId: string): Promise<void> {
  for (const table of tables)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}

/** The rows of one connected product. */
export interface DeploymentRows {
  repository: NewRow<'repositories'>;
  key: NewRow<'deploy_keys'>;
  deployment: NewRow<'deployments'>;
  builds: readonly NewRow<'builds'>[];
  lines: readonly NewRow<'build_lines'>[];
}

/** Adds a connected product with its builds, and shows the repository on the product. */
export async function insertDeployment(
  tx: SystemTransaction,
  { repository, key, deployment, builds, lines }: DeploymentRows,
): Promise<void> {
  await tx.insertInto('repositories').values(repository).execute();
  await tx.insertInto('deploy_keys').values(key).execute();
  await tx.insertInto('deployments').values(deployment).execute();
  await tx
    .insertInto('builds')
    .values([...builds])
    .execute();
  await tx
    .insertInto('build_lines')
    .values([...lines])
    .execute();
  await tx
    .updateTable('items')
    .set({ repository: repository.full_name, branch: deployment.branch })
    .where('id', '=', deployment.item_id)
    .execute();
}

/** Returns the id of a version of a product. */
export async function findVersionId(
  tx: SystemTransaction,
  productId: string,
  version: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('versions')
    .select('id')
    .where('item_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes when the first sites were offered a version and had it. */
export async function writeFirstSites(
  tx: SystemTransaction,
  versionId: string,
  { offeredAt, updatedAt }: { offeredAt: Date; updatedAt: Date },
): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ first_offered_at: offeredAt, first_updated_at: updatedAt })
    .where('id', '=', versionId)
    .execute();
}
