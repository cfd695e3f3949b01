import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';

/** One picture of an account. */
export interface ImageName {
  account_id: string;
  name: string;
}

/**
 * Whether no product of the picture's account shows it: by any address that ends as its own does. Told
 * by equal names first, so that many pictures and many products are matched in one go.
 */
const isUnused = sql<boolean>`not exists (
  select 1 from items i, unnest(array[i.icon, i.banner_low, i.banner_high]) shown
  where i.account_id = images.account_id
    and substring(shown from '[^/]*$') = images.name
    and shown like '%/images/' || images.account_id || '/' || images.name
)`;

/** The pictures uploaded before a moment that no product shows. */
export function listUnused(tx: SystemTransaction, before: Date): Promise<ImageName[]> {
  return tx
    .selectFrom('images')
    .select(['account_id', 'name'])
    .where('uploaded_at', '<', before)
    .where(isUnused)
    .execute();
}

/** Forget such a picture; `false` when it is in use, or young again, by now. */
export async function deleteUnused(
  tx: SystemTransaction,
  { account_id, name }: ImageName,
  before: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('images')
    .where('account_id', '=', account_id)
    .where('name', '=', name)
    .where('uploaded_at', '<', before)
    .where(isUnused)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of these pictures, those that their accounts have. */
export function listKnown(
  tx: SystemTransaction,
  images: readonly ImageName[],
): Promise<ImageName[]> {
  return tx
    .selectFrom('images')
    .select(['account_id', 'name'])
    .where((eb) =>
      eb(
        eb.refTuple('account_id', 'name'),
        'in',
        images.map(({ account_id, name }) => eb.tuple(account_id, name)),
      ),
    )
    .execute();
}
