import { sql } from 'kysely';
import type { SystemTransaction } from '../db/database.ts';

/** Stores the present counts of a product's releases as those that they had from their first day on. */
export async function assumeConstantHealth(
  tx: SystemTransaction,
  productId: string,
): Promise<void> {
  await sql`
    update release_health set ages = jsonb_build_object('0', jsonb_build_object(
      'downloaded', downloaded, 'failed', failed, 'rolled_back', rolled_back, 'silent', silent))
    where item_id = ${productId}`.execute(tx);
}
