import type { SystemTransaction } from '../db/database.ts';
import type { ServingFacts } from './serving.rules.ts';

/** Returns the facts about an account that decide whether its sites are served. */
export function findServingFacts(
  tx: SystemTransaction,
  accountId: string,
): Promise<ServingFacts | undefined> {
  return tx
    .selectFrom('users')
    .select(['is_delinquent', 'delinquent_since'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}
