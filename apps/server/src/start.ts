import { chmod, mkdir } from 'node:fs/promises';
import { buildApp } from './app.ts';
import { type Config, WrongSetting } from './config.ts';
import type { Database } from './db/database.ts';
import { lockFolder } from './db/embedded/lock.ts';
import { openEmbedded } from './db/embedded/open.ts';
import { openPostgres } from './db/postgres.ts';
import { admitDemo, seedDemo, seedDemoOperator } from './demo/demo.ts';
import { openExternalServices } from './externalServices.ts';
import type { App } from './http.ts';
import { createOperatorService } from './modules/admin/operator.service.ts';
import { openStorage } from './storage.ts';

/** A server that answers. */
export interface RunningServer {
  app: App;
  database: Database;
  /** Where it listens. */
  url: string;
  /** The code that makes the operator's account; undefined once there is an operator. */
  operatorCode: string | undefined;
  /** Finishes what is being answered, then gives back everything it holds. */
  close(): Promise<void>;
}

/** Undoes what was opened, the latest first, even when one of them fails. */
class Opened {
  #closers: (() => void | Promise<void>)[] = [];

  push(close: () => void | Promise<void>): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

async function openDatabase(
  config: Config,
  onFailure: (error: unknown) => void,
): Promise<Database> {
  if (config.databaseUrl === null) return openEmbedded(config.dataFolder, onFailure);
  try {
    // A connection lost while idle is replaced at the next need; that one tells if it cannot be.
    return await openPostgres(config.databaseUrl, () => undefined);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new WrongSetting(`The database that DATABASE_URL names cannot be used: ${why}.`);
  }
}

/**
 * Starts a server: takes the data folder, opens the database, puts the application together, listens.
 *
 * @param onFailure called when something is lost that the server cannot go on without
 */
export async function startServer(
  config: Config,
  onFailure: (error: unknown) => void,
): Promise<RunningServer> {
  const opened = new Opened();
  try {
    await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
    await chmod(config.dataFolder, 0o700);
    opened.push(await lockFolder(config.dataFolder));
    const database = await openDatabase(config, onFailure);
    opened.push(() => database.close());
    const storage = await openStorage(config);
    opened.push(() => storage.close());
    const external = await openExternalServices(config);
    opened.push(() => external.close());
    await admitDemo(database, config.isDemo);
    if (config.isDemo) {
      const { objects } = storage;
      await seedDemo(database, { objects, publicUrl: config.publicUrl });
      await seedDemoOperator(database);
    }
    const operatorCode = await createOperatorService(database).renewCode();
    const app = await buildApp({ config, database, storage, external });
    opened.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    return { app, database, url: config.publicUrl, operatorCode, close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
