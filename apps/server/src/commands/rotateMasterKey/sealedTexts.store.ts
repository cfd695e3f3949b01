import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { SealedColumn } from '../../module.ts';

/** A row with a text that another key encrypted. */
export interface SealedRow {
  key: string[];
  sealed: string;
}

const keyOf = ({ key }: SealedColumn) => sql.join(key.map((name) => sql.ref(name)));

/** Selects the rows whose text was not encrypted with a key. A blank text was erased. */
function hasOtherKey({ column }: SealedColumn, keyId: string) {
  const sealed = sql.ref(column);
  return sql<boolean>`${sealed} <> '' and split_part(${sealed}, '.', 1) <> ${keyId}`;
}

/** Counts the texts that were not encrypted with a key. */
export async function countOthers(
  tx: SystemTransaction,
  sealed: SealedColumn,
  keyId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${sql.table(sealed.table)} where ${hasOtherKey(sealed, keyId)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns the next texts that were not encrypted with a key, in the order of their rows. */
export async function listOthers(
  tx: SystemTransaction,
  sealed: SealedColumn,
  { keyId, after, limit }: { keyId: string; after: readonly string[] | undefined; limit: number },
): Promise<SealedRow[]> {
  const key = keyOf(sealed);
  const isAfter = after === undefined ? sql`true` : sql`(${key}) > (${sql.join([...after])})`;
  const texts = sql.join(sealed.key.map((name) => sql`${sql.ref(name)}::text`));
  const { rows } = await sql<SealedRow>`
    select array[${texts}] as key, ${sql.ref(sealed.column)} as sealed
    from ${sql.table(sealed.table)} where ${hasOtherKey(sealed, keyId)} and ${isAfter}
    order by ${key} limit ${limit}`.execute(tx);
  return rows;
}

/** Replaces a text, unless someone else replaced it in the meantime. */
export async function replaceText(
  tx: SystemTransaction,
  sealed: SealedColumn,
  { key, sealed: before }: SealedRow,
  after: string,
): Promise<void> {
  const column = sql.ref(sealed.column);
  await sql`update ${sql.table(sealed.table)} set ${column} = ${after}
    where (${keyOf(sealed)}) = (${sql.join(key)}) and ${column} = ${before}`.execute(tx);
}
