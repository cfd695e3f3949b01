import type { RunStatement } from '../database.ts';
import { listApplied } from '../migrate.ts';

/** A database into which rows are copied. */
export interface CopyTarget {
  /** Returns the migrations that were applied; none for a new database. */
  listApplied(): Promise<string[]>;
  /** Returns whether it has no accounts and no unfinished move, so that nothing is lost. */
  isEmpty(): Promise<boolean>;
  /** Creates the tables of a schema, unless they exist. @param migration the last one of the schema */
  prepare(migration: string): Promise<void>;
  /** Runs work in one transaction with the text format of rows and without time limits. */
  inTransaction<Result>(work: (run: RunStatement) => Promise<Result>): Promise<Result>;
  /** Migrates to the current schema, and makes the database available to a server. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Returns whether a database has no accounts. Tables of another program count as accounts. */
export async function hasNoAccounts(run: RunStatement): Promise<boolean> {
  if ((await listApplied(run)).length === 0) {
    const { rows } = await run(`select 1 from pg_tables where schemaname = 'public' limit 1`);
    return rows.length === 0;
  }
  const { rows } = await run('select 1 from public.users limit 1');
  return rows.length === 0;
}
