import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';
import type { VersionRow } from './versions.store.ts';

/** The stored contents of a version's package. */
export type FilesRow = Omit<Row<'version_files'>, 'version_id' | 'account_id'>;

/** Stores the contents of a version's package. Does nothing if they are stored already. */
export async function insertFiles(
  tx: AccountTransaction,
  row: NewRow<'version_files'>,
): Promise<void> {
  await tx
    .insertInto('version_files')
    .values(row)
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
}

/** Returns the contents of a version's package; undefined if they are not stored. */
export function findFiles(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
): Promise<FilesRow | undefined> {
  return tx
    .selectFrom('version_files')
    .select(['root', 'main_file', 'unpacked_size', 'readme', 'files'])
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .executeTakeFirst();
}

/** Returns the newest version of a product that sites treat as older than a version. */
export function findPreviousVersion(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  order: string,
): Promise<VersionRow | undefined> {
  return tx
    .selectFrom('versions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .where('version_order', '<', order)
    .orderBy('version_order', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
