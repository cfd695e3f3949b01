import { ConfigError } from '../../config.ts';
import type { RunStatement } from '../database.ts';
import type { TableSum } from './rowSum.ts';

/** The tables that a move has copied, with their sums, and whether it is finished. */
export interface MoveProgress {
  tables: ReadonlyMap<string, TableSum>;
  isFinished: boolean;
}

/** Outside of the schema of the product, so that no migration and no copy depends on it. */
const schema = 'pressdock_move';
const finished = '';

/** Returns how far a move to a database is; undefined if none was started. */
export async function readProgress(run: RunStatement): Promise<MoveProgress | undefined> {
  const table = await run(`select to_regclass('${schema}.progress')::text as name`);
  if ((table.rows[0] as { name: string | null }).name === null) return undefined;
  const { rows } = await run(`select id, rows::integer as rows, hash from ${schema}.progress`);
  const all = rows as (TableSum & { id: string })[];
  const tables = all.filter(({ id }) => id !== finished);
  return {
    tables: new Map(tables.map(({ id, ...sum }) => [id, sum])),
    isFinished: tables.length < all.length,
  };
}

/** Why a database with an unfinished move cannot be used, and what to do. */
export const unfinishedMove = {
  message: 'A move to the database in DATABASE_URL is not finished, so data is missing in it.',
  remedy:
    'Unset DATABASE_URL, set PRESSDOCK_MOVE_DATABASE_URL to its address and run `pressdock move --to postgres` again, or set DATABASE_URL to an empty database.',
} as const;

/** Returns whether a move to a database was started and is not finished. */
export async function isMoveUnfinished(run: RunStatement): Promise<boolean> {
  return (await readProgress(run))?.isFinished === false;
}

/**
 * Makes sure that no move to a database is unfinished.
 *
 * @throws {@link ConfigError} with what to do
 */
export async function requireFinishedMove(run: RunStatement): Promise<void> {
  if (!(await isMoveUnfinished(run))) return;
  throw new ConfigError(`${unfinishedMove.message} ${unfinishedMove.remedy}`);
}

/** Starts to record progress, in the transaction that empties the tables. */
export async function startProgress(run: RunStatement): Promise<void> {
  await run(`create schema if not exists ${schema}`);
  await run(`create table if not exists ${schema}.progress
    (id text primary key, rows bigint not null, hash text not null)`);
  await run(`truncate ${schema}.progress`);
}

/** Records a table in the transaction that copied it. */
export async function recordTable(
  run: RunStatement,
  id: string,
  { rows, hash }: TableSum,
): Promise<void> {
  await run(`insert into ${schema}.progress (id, rows, hash) values ($1, $2, $3)`, [
    id,
    rows,
    hash,
  ]);
}

/** Records that all tables were copied. */
export async function recordFinish(run: RunStatement): Promise<void> {
  await recordTable(run, finished, { rows: 0, hash: '' });
}
