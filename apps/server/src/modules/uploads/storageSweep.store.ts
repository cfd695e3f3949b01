import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import { expiring } from '../../db/retention/retentionRule.ts';
import type { Row } from '../../db/schema.ts';
import { parseProductId } from './uploads.rules.ts';

/** An object that may be deleted unless a row refers to it. */
export type UnusedObject = Pick<Row<'unused_objects'>, 'account_id' | 'object_key'>;

/** How long objects to delete are recorded. */
export const unusedRetention = expiring('unused_objects', 'delete_after');

/** Records an object that no row refers to yet. It may be deleted an hour later. */
export async function insertUnused(tx: SystemTransaction, object: UnusedObject): Promise<void> {
  const delete_after = sql<Date>`now() + interval '1 hour'`;
  await tx
    .insertInto('unused_objects')
    .values({ ...object, delete_after })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'object_key']).doUpdateSet({ delete_after }),
    )
    .execute();
}

const isDue = sql<boolean>`delete_after < now()`;

/** Returns the objects that may be deleted now. */
export function listUnused(tx: SystemTransaction): Promise<UnusedObject[]> {
  return tx
    .selectFrom('unused_objects')
    .select(['account_id', 'object_key'])
    .where(isDue)
    .orderBy('delete_after')
    .execute();
}

/**
 * Locks an object, and before it what a request locks that refers to it: the product of a package,
 * or the account of an image. Returns false if it may no longer be deleted.
 */
export async function lockUnused(
  tx: SystemTransaction,
  { account_id, object_key }: UnusedObject,
): Promise<boolean> {
  const productId = parseProductId(object_key);
  if (productId !== undefined) {
    await tx.selectFrom('items').select('id').where('id', '=', productId).forUpdate().execute();
  } else {
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', account_id)
      .forNoKeyUpdate()
      .execute();
  }
  const row = await tx
    .selectFrom('unused_objects')
    .select('object_key')
    .where('account_id', '=', account_id)
    .where('object_key', '=', object_key)
    .where(isDue)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a version or an image refers to an object. */
export async function isUsed(
  tx: SystemTransaction,
  { account_id, object_key }: UnusedObject,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from versions where account_id = ${account_id} and object_key = ${object_key}
    union all select 1 from images where account_id = ${account_id}
      and 'img/' || account_id || '/' || name = ${object_key}`.execute(tx);
  return rows.length > 0;
}

/** Deletes the record of an object. */
export async function deleteUnused(
  tx: SystemTransaction,
  { account_id, object_key }: UnusedObject,
): Promise<void> {
  await tx
    .deleteFrom('unused_objects')
    .where('account_id', '=', account_id)
    .where('object_key', '=', object_key)
    .execute();
}
