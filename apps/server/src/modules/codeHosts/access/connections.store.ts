import type { CodeHost } from '@pressdock/api';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../../db/schema.ts';

/** Returns an account's connections. */
export function listConnections(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
): Promise<Row<'code_host_connections'>[]> {
  return (tx as AccountTransaction)
    .selectFrom('code_host_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
}

/** Returns the connection to a code host; undefined if there is none. */
export function findConnection(
  tx: AccountTransaction,
  accountId: string,
  provider: CodeHost,
): Promise<Row<'code_host_connections'> | undefined> {
  return tx
    .selectFrom('code_host_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Stores a connection in place of an earlier one, and returns the one that it replaces. */
export async function replaceConnection(
  tx: AccountTransaction,
  row: NewRow<'code_host_connections'>,
): Promise<Row<'code_host_connections'> | undefined> {
  const replaced = await deleteConnection(tx, row.account_id, row.provider);
  await tx.insertInto('code_host_connections').values(row).execute();
  return replaced;
}

/** Changes a connection, unless it was replaced in the meantime. */
export async function updateConnection(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  patch: RowPatch<'code_host_connections'>,
): Promise<void> {
  await tx
    .updateTable('code_host_connections')
    .set({ ...patch, updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Reserves the refresh of a token; false while another request or server refreshes it, or did. */
export async function claimRefresh(
  tx: AccountTransaction,
  { account_id, id, sealed }: Row<'code_host_connections'>,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('code_host_connections')
    .set({ refreshing_until: until })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .where(({ eb }) =>
      eb.or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<', new Date())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the connection to a code host and returns it; undefined if there was none. */
export function deleteConnection(
  tx: AccountTransaction,
  accountId: string,
  provider: CodeHost,
): Promise<Row<'code_host_connections'> | undefined> {
  return tx
    .deleteFrom('code_host_connections')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst();
}
