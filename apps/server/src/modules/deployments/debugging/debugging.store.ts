import type { AccountTransaction } from '../../../db/database.ts';

/** Returns a repository with its deploy key and the deployments from it; undefined if it does not exist. */
export async function findStoredObjects(
  tx: AccountTransaction,
  accountId: string,
  repositoryId: string,
) {
  const row = await tx
    .selectFrom('repositories')
    .leftJoin('deploy_keys', 'deploy_keys.repository_id', 'repositories.id')
    .select(['repositories.account_id', 'repositories.source', 'repositories.full_name'])
    .select(['repositories.external_id', 'deploy_keys.id as deploy_key_id'])
    .select(['deploy_keys.external_id as key_external_id', 'deploy_keys.fingerprint'])
    .select('deploy_keys.created_at as key_created_at')
    .where('repositories.account_id', '=', accountId)
    .where('repositories.id', '=', repositoryId)
    .executeTakeFirst();
  if (!row) return undefined;
  const deployments = await tx
    .selectFrom('deployments')
    .select(['id', 'webhook_external_id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('repository_id', '=', repositoryId)
    .execute();
  return { ...row, deployments };
}

/** Stores that the code host no longer has a deploy key or a webhook. */
export async function forgetExternalId(
  tx: AccountTransaction,
  type: 'deployKeys' | 'webhooks',
  { accountId, repositoryId, id }: { accountId: string; repositoryId: string; id: string },
): Promise<void> {
  if (type === 'deployKeys') {
    await tx
      .updateTable('deploy_keys')
      .set({ external_id: null })
      .where('account_id', '=', accountId)
      .where('repository_id', '=', repositoryId)
      .where('id', '=', id)
      .execute();
    return;
  }
  await tx
    .updateTable('deployments')
    .set({ webhook_external_id: null })
    .where('account_id', '=', accountId)
    .where('repository_id', '=', repositoryId)
    .where('id', '=', id)
    .execute();
}
