import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { type CopyTarget, hasNoAccounts } from '../copy/copyTarget.ts';
import { runInTransaction } from '../copy/transaction.ts';
import { installJobs } from '../installJobs.ts';
import { migrate, migrateTo } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { runOnEmbedded } from './backups.ts';
import { type EmbeddedClient, openEmbeddedClient } from './client.ts';
import { createInChild } from './createInChild.ts';
import { embeddedDialect } from './dialect.ts';
import { DiskReserve } from './diskReserve.ts';
import { restoreFolderOf } from './drafts.ts';
import { explainFullDisk } from './fullDisk.ts';
import { syncPath, syncTree } from './syncTree.ts';
import { Turn } from './turn.ts';

/** Opens a database for one question. */
async function ask<Answer>(
  folder: string,
  question: (client: EmbeddedClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await openEmbeddedClient(folder, () => undefined);
  try {
    return await question(client);
  } finally {
    await client.close();
  }
}

/** A database that is being created next to the one that it replaces in the end. */
class NewDatabase {
  readonly #client: EmbeddedClient;
  readonly db: Kysely<Tables>;

  constructor(client: EmbeddedClient, dataFolder: string) {
    this.#client = client;
    const dialect = embeddedDialect(client, new Turn(), new DiskReserve(dataFolder));
    this.db = new Kysely<Tables>({ dialect });
  }

  get run() {
    return runOnEmbedded(this.#client);
  }

  installJobs(): Promise<void> {
    return installJobs((text, values = []) =>
      values.length > 0 ? this.#client.query(text, values) : this.#client.script(text),
    );
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/**
 * Prepares to copy rows into a new embedded database, which replaces that of the data folder only
 * when it is complete. The caller holds the folder's lock.
 */
export function openEmbeddedTarget(dataFolder: string): CopyTarget {
  const folder = join(dataFolder, 'database');
  const draft = restoreFolderOf(folder);
  let created: NewDatabase | undefined;
  const current = () => {
    if (!created) throw new Error('The database was not prepared.');
    return created;
  };
  // The engine only stops when the disk is full.
  const explained = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw explainFullDisk(error, dataFolder);
    }
  };
  return {
    listApplied: async () => [],
    isEmpty: async () =>
      !existsSync(folder) || ask(folder, (client) => hasNoAccounts(runOnEmbedded(client))),
    async prepare(migration) {
      rmSync(draft, { recursive: true, force: true, maxRetries: 10 });
      await createInChild(draft);
      const database = new NewDatabase(
        await openEmbeddedClient(draft, () => undefined),
        dataFolder,
      );
      created = database;
      await explained(() => migrateTo(database.db, migration));
      await explained(() => database.installJobs());
    },
    inTransaction: (work) => explained(() => runInTransaction(current().run, work)),
    async finish() {
      await explained(async () => {
        await migrate(current().db);
        await current().run('checkpoint');
        await current().close();
      });
      created = undefined;
      syncTree(draft);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      renameSync(draft, folder);
      syncPath(dirname(folder));
    },
    async close() {
      // A full disk may have ended it.
      await created?.close().catch(() => undefined);
      created = undefined;
      rmSync(draft, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
