import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { TableName } from '../../db/schema.ts';

/** The columns that say when a row was added, in the order of preference. */
const times = [
  ...['created_at', 'first_at', 'offered_at', 'received_at', 'uploaded_at', 'requested_at'],
  ...['erased_at', 'at', 'hour', 'day', 'seen_at', 'last_at', 'checked_at', 'updated_at'],
];

/** The size of a table and the column that says when its rows were added. */
export interface StoredTable {
  name: TableName;
  bytes: number;
  time: string | null;
}

/** Returns the size of tables with their indexes, partitions included. */
export async function listSizes(tx: SystemTransaction): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name,
      (select coalesce(sum(pg_total_relation_size(part.relid)), 0)
        from pg_partition_tree(c.oid) part)::float8 as bytes,
      (select a.attname from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
        and a.attname = any (${sql.val(times)}::text[])
        order by array_position(${sql.val(times)}::text[], a.attname::text) limit 1) as time
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname not like 'kysely%' order by c.relname`.execute(tx);
  return rows;
}

/** Counts the rows of a table and returns the time of its oldest one. */
export async function countRows(
  tx: SystemTransaction,
  { name, time }: StoredTable,
): Promise<{ rows: number; oldest: Date | null }> {
  const oldest = time === null ? sql`null::timestamptz` : sql`min(${sql.ref(time)})::timestamptz`;
  const { rows } = await sql<{ rows: number; oldest: Date | null }>`
    select count(*)::float8 as rows, ${oldest} as oldest from ${sql.table(name)}`.execute(tx);
  return rows[0] ?? { rows: 0, oldest: null };
}
