import { join } from 'node:path';
import { type CopiedTable, isJobTable, listTables } from '../../db/copy/copiedTables.ts';
import type { CopyTarget } from '../../db/copy/copyTarget.ts';
import { TableLoader } from '../../db/copy/loadTables.ts';
import {
  type MoveProgress,
  readProgress,
  recordFinish,
  recordTable,
  startProgress,
} from '../../db/copy/moveProgress.ts';
import { openPostgresTarget } from '../../db/copy/postgresTarget.ts';
import { countRows, readRows } from '../../db/copy/readRows.ts';
import { isSameSum, RowSum, sumTable } from '../../db/copy/rowSum.ts';
import type { RowSnapshot, RunStatement } from '../../db/database.ts';
import { openClosedDatabase } from '../../db/embedded/backups.ts';
import { listApplied } from '../../db/migrate.ts';
import { lockStart } from '../../db/startLock.ts';
import { countServerConnections } from '../../db/upgrade/serverConnections.ts';
import { type CommandContext, CommandFailure } from '../command.ts';

/** The result of a move to Postgres. */
export interface MovedRows {
  to: 'postgres';
  tables: number;
  rows: number;
  /** The tables that an interrupted move had copied. */
  resumedTables: number;
}

type Context = Pick<CommandContext, 'reporter' | 'signal'>;

const otherDatabase =
  'The database in PRESSDOCK_MOVE_DATABASE_URL contains data. Create an empty database and set PRESSDOCK_MOVE_DATABASE_URL to it.';
const usedDatabase =
  'A server uses the database in PRESSDOCK_MOVE_DATABASE_URL. Stop it and run the command again.';
const changedTarget =
  'The database in PRESSDOCK_MOVE_DATABASE_URL was changed while the move to it was not finished. Create an empty database and set PRESSDOCK_MOVE_DATABASE_URL to it.';
const changedSource =
  'The embedded database changed after it was moved to the database in PRESSDOCK_MOVE_DATABASE_URL. To move it again, create an empty database and set PRESSDOCK_MOVE_DATABASE_URL to it.';

/** Returns whether the target has only the rows that were copied: other tables are empty. */
async function isTargetUnchanged(run: RunStatement, progress: MoveProgress): Promise<boolean> {
  for (const table of await listTables(run)) {
    const copied = progress.tables.get(table.id);
    const actual = await sumTable(run, table);
    // Another version of the job library may have other columns, so its hash may differ.
    const isSame =
      copied && !isJobTable(table)
        ? isSameSum(actual, copied)
        : actual.rows === (copied?.rows ?? 0);
    if (!isSame) return false;
  }
  return true;
}

/** Returns whether the source still has the rows of the tables that were copied. */
async function isUnchanged(
  { run }: RowSnapshot,
  tables: readonly CopiedTable[],
  progress: MoveProgress,
): Promise<boolean> {
  for (const table of tables) {
    const copied = progress.tables.get(table.id);
    if (copied && !isSameSum(copied, await sumTable(run, table))) return false;
  }
  return true;
}

/** Prepares the target, and returns the progress of an interrupted move that can continue. */
async function prepare(
  source: RowSnapshot,
  tables: readonly CopiedTable[],
  target: CopyTarget,
): Promise<MoveProgress> {
  const migration = (await listApplied(source.run)).at(-1) ?? '';
  const progress = await target.inTransaction(readProgress);
  if (progress?.isFinished) {
    if (await isUnchanged(source, tables, progress)) return progress;
    throw new CommandFailure(changedSource);
  }
  if (progress && !(await target.inTransaction((run) => isTargetUnchanged(run, progress)))) {
    throw new CommandFailure(changedTarget);
  }
  if (!progress) {
    if (!(await target.isEmpty())) throw new CommandFailure(otherDatabase);
    const applied = await target.listApplied();
    if (applied.length > 0 && applied.at(-1) !== migration) throw new CommandFailure(otherDatabase);
    await target.prepare(migration);
  }
  if (progress && (await isUnchanged(source, tables, progress))) return progress;
  await target.inTransaction(async (run) => {
    await (await TableLoader.create(run)).empty();
    await startProgress(run);
  });
  return { tables: new Map(), isFinished: false };
}

/** Copies one table in a transaction that also records it. */
async function copyTable(
  source: RowSnapshot,
  table: CopiedTable,
  target: CopyTarget,
  { signal, onRows }: { signal: AbortSignal; onRows: (count: number) => void },
): Promise<void> {
  await target.inTransaction(async (run) => {
    const loader = await TableLoader.create(run);
    const columns = table.columns.map(({ name }) => name);
    await loader.begin({ ...table, columns });
    const sum = new RowSum();
    for await (const rows of readRows(source.run, table)) {
      signal.throwIfAborted();
      for (const row of rows) sum.add(row);
      await loader.insert(rows);
      onRows(rows.length);
    }
    await loader.finish();
    await loader.verify(table.id, sum.value);
    await recordTable(run, table.id, sum.value);
  });
}

async function copyAll(
  source: RowSnapshot,
  target: CopyTarget,
  { reporter, signal }: Context,
): Promise<MovedRows> {
  const tables = await listTables(source.run);
  const progress = await prepare(source, tables, target);
  const total = await countRows(source.run, tables);
  let done = 0;
  const onRows = (count: number) => {
    done += count;
    reporter.progress({ step: 'Moving rows', done, total });
  };
  for (const table of tables) {
    const copied = progress.tables.get(table.id);
    if (copied) onRows(copied.rows);
    else await copyTable(source, table, target, { signal, onRows });
  }
  if (!progress.isFinished) {
    await target.inTransaction(async (run) => {
      await (await TableLoader.create(run)).requeueJobs();
      await recordFinish(run);
    });
  }
  await target.finish();
  const resumedTables = progress.tables.size;
  return { to: 'postgres', tables: tables.length, rows: total, resumedTables };
}

/**
 * Copies the embedded database of a data folder to an empty Postgres database, table by table, or
 * continues an interrupted copy. The caller holds the folder's lock; its files stay untouched.
 */
export async function moveToPostgres(
  dataFolder: string,
  databaseUrl: string,
  context: Context,
): Promise<MovedRows> {
  const finishStart = await lockStart(databaseUrl);
  try {
    if ((await countServerConnections(databaseUrl)) > 0) throw new CommandFailure(usedDatabase);
    const target = await openPostgresTarget(databaseUrl);
    try {
      const source = await openClosedDatabase(join(dataFolder, 'database'));
      try {
        return await copyAll(source, target, context);
      } finally {
        await source.close();
      }
    } finally {
      await target.close();
    }
  } finally {
    await finishStart();
  }
}
