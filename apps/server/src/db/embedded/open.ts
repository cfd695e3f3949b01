import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type LogEvent } from 'kysely';
import { createDatabase, type Database, type RunStatement } from '../database.ts';
import { installJobs, restoreJobs } from '../installJobs.ts';
import { type OldSchema, prepareSchema } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { createEmbeddedBackups } from './backups.ts';
import { type EmbeddedClient, openEmbeddedClient } from './client.ts';
import { createInChild } from './createInChild.ts';
import { embeddedDialect } from './dialect.ts';
import type { DiskReserve } from './diskReserve.ts';
import { removeDrafts } from './drafts.ts';
import { explainFullDisk } from './fullDisk.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { Turn } from './turn.ts';

const waitForSpaceMs = 1000;

/**
 * Opens the embedded database in the data folder, and creates it first if it does not exist. The
 * caller must hold the folder's lock.
 *
 * @param onFailure called if the database is lost; the caller must end the process
 * @param oldSchema whether to upgrade a schema of an older release
 * @param log called with each statement of a transaction
 */
export async function openEmbedded(
  dataFolder: string,
  disk: DiskReserve,
  onFailure: (error: unknown) => void,
  oldSchema: OldSchema = 'migrate',
  log?: (event: LogEvent) => void,
): Promise<Database> {
  const explain = (error: unknown) => explainFullDisk(error, dataFolder);
  const fail = (error: unknown) => onFailure(explain(error));
  try {
    disk.prepareToOpen();
    return await openDatabase(join(dataFolder, 'database'), disk, fail, oldSchema, log);
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Returns a function that runs statements of the job library outside of transactions. Failures roll
 * back. While the disk is nearly full, jobs wait, because each of their statements may write.
 */
function createStatementRunner(
  client: EmbeddedClient,
  turn: Turn,
  disk: DiskReserve,
): RunStatement {
  return async (text, values = []) => {
    while (disk.isReadOnly()) await wait(waitForSpaceMs);
    await turn.take();
    try {
      return await (values.length > 0 ? client.query(text, values) : client.script(text));
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      turn.pass();
    }
  };
}

async function openDatabase(
  folder: string,
  disk: DiskReserve,
  onFailure: (error: unknown) => void,
  oldSchema: OldSchema,
  log: ((event: LogEvent) => void) | undefined,
): Promise<Database> {
  removeDrafts(folder);
  if (!existsSync(folder)) {
    await createInChild(folder);
    await disk.refill();
  }
  const client = await openEmbeddedClient(folder, onFailure);
  const turn = new Turn();
  const db = new Kysely<Tables>({
    dialect: embeddedDialect(client, turn, disk),
    ...(log && { log }),
  });
  const runStatement = createStatementRunner(client, turn, disk);
  try {
    await prepareSchema(db, oldSchema);
    await installJobs(runStatement);
    await restoreJobs(runStatement);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const database = createDatabase(db, runStatement, {
    connections: () => turn.count(),
    beforeClose: scheduleMaintenance(client, turn, disk, onFailure),
  });
  return { ...database, backups: createEmbeddedBackups(client, turn, folder) };
}
