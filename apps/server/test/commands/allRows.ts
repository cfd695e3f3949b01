import { join } from 'node:path';
import { sql } from 'kysely';
import { isJobTable, listTables, setTextFormat } from '../../src/db/copy/copiedTables.ts';
import { connectAlone, runOn } from '../../src/db/copy/postgresBackups.ts';
import { sumTable, type TableSum } from '../../src/db/copy/rowSum.ts';
import { runInTransaction } from '../../src/db/copy/transaction.ts';
import type { RunStatement } from '../../src/db/database.ts';
import { openClosedDatabase } from '../../src/db/embedded/backups.ts';
import type { TestServer } from '../harness/server.ts';

/** Returns the count and the hash of every table, without those that a starting server changes. */
export async function sumAll(run: RunStatement): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of await listTables(run)) {
    if (!isJobTable(table)) sums[table.id] = await sumTable(run, table);
  }
  return sums;
}

/** Reads rows of a running server, as texts that are the same in every database. */
export function readServer<Result>(
  { database }: Pick<TestServer, 'database'>,
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result> {
  return database.withSystem(async (tx) => {
    const run: RunStatement = (text) => sql.raw(text).execute(tx);
    await setTextFormat(run);
    return work(run);
  });
}

/** Reads rows of a database that no server changes meanwhile, as {@link readServer} does. */
export async function readInstallation<Result>(
  installation: { dataFolder: string; databaseUrl: string | null },
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result> {
  if (installation.databaseUrl === null) {
    const snapshot = await openClosedDatabase(join(installation.dataFolder, 'database'));
    return work(snapshot.run).finally(() => snapshot.close());
  }
  const client = await connectAlone(installation.databaseUrl);
  return runInTransaction(runOn(client), work).finally(() => client.end());
}

/** Sums every table of a running server. */
export const sumServer = (server: Pick<TestServer, 'database'>) => readServer(server, sumAll);

/** Sums every table of a database that no server changes meanwhile. */
export const sumInstallation = (installation: { dataFolder: string; databaseUrl: string | null }) =>
  readInstallation(installation, sumAll);
