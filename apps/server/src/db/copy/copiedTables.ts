import type { RunStatement } from '../database.ts';
import { orderByParents } from './rowOrder.rules.ts';

/** A column that is copied. Generated columns are not. */
export interface CopiedColumn {
  name: string;
  type: string;
}

/** A table whose rows are copied. */
export interface CopiedTable {
  /** The schema and the name, such as `public.users`. */
  id: string;
  columns: readonly CopiedColumn[];
  /** The names of the partitions by day. */
  partitions: readonly string[];
  /** The foreign keys that refer to the table itself. */
  ownKeys: readonly string[];
}

/** Finished jobs are not copied, and neither are the job library's statistics. */
const jobTables = ['queue', 'schedule', 'job'];
const pendingJobs = `state in ('created', 'retry', 'active')`;
const jobsId = 'pressdock_jobs.job';

/** Quotes a name for a statement. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Quotes the id of a table for a statement. */
export const quoteTable = ({ id }: Pick<CopiedTable, 'id'>) =>
  id.split('.').map(quoteName).join('.');

/** Returns the part of a statement that selects the rows of a table that are copied. */
export function fromTable(table: Pick<CopiedTable, 'id'>): string {
  return `from ${quoteTable(table)}${table.id === jobsId ? ` where ${pendingJobs}` : ''}`;
}

/** Returns whether the job library owns a table, whose columns depend on the library's version. */
export const isJobTable = ({ id }: Pick<CopiedTable, 'id'>) => id.startsWith('pressdock_jobs.');

/** Returns the tables of a database, each after those that it refers to. */
export async function listTables(run: RunStatement): Promise<CopiedTable[]> {
  const { rows } = await run(`
    select n.nspname || '.' || c.relname as id,
      (select json_agg(json_build_object('name', attname,
          'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
          and attgenerated = '') as columns,
      array_to_json(array(select p.relname from pg_inherits join pg_class p on p.oid = inhrelid
        where inhparent = c.oid order by 1)) as partitions,
      array_to_json(array(select conname from pg_constraint where contype = 'f'
        and conrelid = c.oid and confrelid = c.oid)) as "ownKeys",
      array_to_json(array(select distinct pn.nspname || '.' || p.relname from pg_constraint
        join pg_class p on p.oid = confrelid join pg_namespace pn on pn.oid = p.relnamespace
        where contype = 'f' and (conrelid = c.oid
          or conrelid in (select inhrelid from pg_inherits where inhparent = c.oid)))) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname not like 'kysely%'
        or n.nspname = 'pressdock_jobs' and c.relname in ('${jobTables.join("', '")}'))
    order by 1`);
  return orderByParents(rows as (CopiedTable & { parents: string[] })[]).map(
    ({ parents: _, ...table }) => table,
  );
}

/** Settings with which both databases write the same text for the same value. */
const textSettings = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  search_path: 'public',
};

/** Prepares a transaction for reading and writing rows as texts. */
export async function setTextFormat(run: RunStatement): Promise<void> {
  for (const [name, value] of Object.entries(textSettings)) {
    await run(`set local ${name} = '${value}'`);
  }
}

/** Returns the expression for a row as the text of an array of texts, which is exact for every type. */
export function rowText({ columns }: Pick<CopiedTable, 'columns'>): string {
  return `array[${columns.map(({ name }) => `${quoteName(name)}::text`).join(', ')}]::text`;
}
