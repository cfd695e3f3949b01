import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';

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

/** Deletes the images uploaded before a time that no product uses. Returns how many. */
export async function deleteUnused(tx: SystemTransaction, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('images')
    .where('uploaded_at', '<', before)
    .where(isUnused)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
