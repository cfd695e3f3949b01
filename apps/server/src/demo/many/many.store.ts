import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** The account of an address, which has to be there. */
export async function findAccount(tx: SystemTransaction, email: string): Promise<string> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** How many of an account's products were seeded before. */
export async function countSeeded(tx: SystemTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('slug', 'like', 'seeded-%')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Add products and their versions. */
export async function insertRows(
  tx: SystemTransaction,
  items: NewRow<'items'>[],
  versions: NewRow<'versions'>[],
): Promise<void> {
  await tx.insertInto('items').values(items).execute();
  await tx.insertInto('versions').values(versions).execute();
}
