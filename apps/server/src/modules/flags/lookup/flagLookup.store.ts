import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';

/** Returns flags of any product that match every word, by name. */
export function searchFlags(
  tx: AccountTransaction,
  accountId: string,
  words: readonly string[],
  limit: number,
) {
  return tx
    .selectFrom('feature_flags as flag')
    .innerJoin('feature_flag_products as product', 'product.id', 'flag.product_id')
    .select(['flag.id', 'flag.name', 'flag.identifier', 'flag.active'])
    .select(['product.id as product_id', 'product.name as product_name'])
    .where('flag.account_id', '=', accountId)
    .where('product.account_id', '=', accountId)
    .where(({ and }) => and(words.map(matchesWord)))
    .orderBy(sql`lower(flag.name)`)
    .orderBy('flag.id')
    .limit(limit)
    .execute();
}

const matchesWord = (word: string) =>
  sql<boolean>`position(lower(${word}::text)
    in lower(flag.name || ' ' || flag.identifier || ' ' || product.name)) > 0`;
