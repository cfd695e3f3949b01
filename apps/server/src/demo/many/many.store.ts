import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** Returns the id of the account with this e-mail address. Throws if there is none. */
export async function findAccount(tx: SystemTransaction, email: string): Promise<string> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts the products that were seeded before. */
export async function countSeeded(tx: SystemTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('slug', 'like', 'seeded-%')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds products and their versions. */
export async function insertRows(
  tx: SystemTransaction,
  products: NewRow<'items'>[],
  versions: NewRow<'versions'>[],
): Promise<void> {
  await tx.insertInto('items').values(products).execute();
  await tx.insertInto('versions').values(versions).execute();
}
