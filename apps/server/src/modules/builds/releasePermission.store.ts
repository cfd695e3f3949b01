import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { BuildRow } from './builds.store.ts';

/** Why a build may not be released. */
export type ReleaseObstacle = 'disconnected' | 'inactive';

/** Returns whether an account is neither suspended nor deactivated. */
export async function isActiveAccount(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
): Promise<boolean> {
  const row = await (tx as AccountTransaction)
    .selectFrom('users')
    .select('id')
    .where('id', '=', accountId)
    .where('suspended_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns why a build may not be released: its account is not active, or its product is no longer
 * connected with the repository of the build. Undefined if it may.
 */
export async function findObstacle(
  tx: AccountTransaction,
  { id, account_id: accountId, item_id }: BuildRow,
): Promise<ReleaseObstacle | undefined> {
  if (!(await isActiveAccount(tx, accountId))) return 'inactive';
  const connected = await tx
    .selectFrom('deployments')
    .innerJoin('repositories', 'repositories.id', 'deployments.repository_id')
    // The stored build has the new name if the repository was renamed since the build began.
    .innerJoin('builds', (join) =>
      join
        .onRef('builds.source', '=', 'repositories.source')
        .onRef('builds.repository', '=', 'repositories.full_name'),
    )
    .select('deployments.id')
    .where('builds.id', '=', id)
    .where('deployments.account_id', '=', accountId)
    .where('deployments.item_id', '=', item_id)
    .where('deployments.connected_at', 'is not', null)
    .executeTakeFirst();
  return connected ? undefined : 'disconnected';
}
