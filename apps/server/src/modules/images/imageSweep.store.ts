import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';

/** The key of an image. */
interface ImageName {
  account_id: string;
  name: string;
}

/**
 * Matches images that no product of their account uses, whatever host the product's URLs have.
 * Compares the names first, so that many images and products can be joined by them.
 */
const isUnused = sql<boolean>`not exists (
  select 1 from items i, unnest(array[i.icon, i.banner_low, i.banner_high]) url
  where i.account_id = images.account_id
    and substring(url from '[^/]*$') = images.name
    and url like '%/images/' || images.account_id || '/' || images.name
)`;

/** Returns the images uploaded before a time that no product uses. */
export function listUnused(tx: SystemTransaction, before: Date): Promise<ImageName[]> {
  return tx
    .selectFrom('images')
    .select(['account_id', 'name'])
    .where('uploaded_at', '<', before)
    .where(isUnused)
    .execute();
}

/** Deletes an unused image. Returns false if it has been used or uploaded again since. */
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
