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
async function sumAll(run: RunStatement): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of await listTables(run)) {
    if (!isJobTable(table)) sums[table.id] = await sumTable(run, table);
  }
  return sums;
}

/** Sums every table of a running server. */
export function sumServer({ database }: Pick<TestServer, 'database'>) {
  return database.withSystem(async (tx) => {
    const run: RunStatement = (text) => sql.raw(text).execute(tx);
    await setTextFormat(run);
    return sumAll(run);
  });
}

/** Sums every table of a database that no server changes meanwhile. */
export async function sumInstallation(installation: {
  dataFolder: string;
  databaseUrl: string | null;
}): Promise<Record<string, TableSum>> {
  if (installation.databaseUrl === null) {
    const snapshot = await openClosedDatabase(join(installation.dataFolder, 'database'));
    return sumAll(snapshot.run).finally(() => snapshot.close());
  }
  const client = await connectAlone(installation.databaseUrl);
  return runInTransaction(runOn(client), sumAll).finally(() => client.end());
}
