import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';

/** A word of a search: part of a product's name or slug, the beginning of a version, or a version. */
export interface SearchedWord {
  text: string;
  versions: readonly string[];
}

/** Returns versions that match every word: first those whose version is named, each newest first. */
export function searchVersions(
  tx: AccountTransaction,
  accountId: string,
  words: readonly SearchedWord[],
  limit: number,
) {
  const named = sql<boolean>`versions.version
    = any(${sql.val(words.flatMap(({ versions }) => versions))}::text[])`;
  return tx
    .selectFrom('versions')
    .innerJoin('items', 'items.id', 'versions.item_id')
    .select(['versions.id', 'versions.version', 'versions.created_at'])
    .select(['items.id as item_id', 'items.kind', 'items.name'])
    .where('versions.account_id', '=', accountId)
    .where('items.account_id', '=', accountId)
    .where(({ and }) => and(words.map(matchesWord)))
    .orderBy(named, 'desc')
    .orderBy('versions.created_at', 'desc')
    .orderBy('versions.id', 'desc')
    .limit(limit)
    .execute();
}

const matchesWord = ({ text, versions }: SearchedWord) =>
  sql<boolean>`(position(lower(${text}::text) in lower(items.name || ' ' || items.slug)) > 0
    or starts_with(lower(versions.version), lower(${text}::text))
    or versions.version = any(${sql.val(versions)}::text[]))`;
