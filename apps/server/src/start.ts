import { chmod, mkdir } from 'node:fs/promises';
import type { LogEvent } from 'kysely';
import { keepHeldObjects } from './adapters/objects/heldObjects.ts';
import { buildApp } from './app.ts';
import type { Installation } from './commands/command.ts';
import { openControlServer } from './commands/controlServer.ts';
import type { Config } from './config.ts';
import { explainDatabaseFailure } from './db/connections/databaseFailure.ts';
import type { Database } from './db/database.ts';
import { DiskReserve } from './db/embedded/diskReserve.ts';
import { lockFolder } from './db/embedded/lock.ts';
import { openEmbedded } from './db/embedded/open.ts';
import { openPostgres } from './db/postgres.ts';
import { lockStart } from './db/startLock.ts';
import { seedDemo, seedDemoOperator, updateDemoAccess } from './demo/demo.ts';
import { openExternalServices } from './externalServices.ts';
import type { App } from './http.ts';
import { createOperatorService } from './modules/admin/operator.service.ts';
import { billingModule } from './modules/billing/billing.module.ts';
import { openTracing } from './observability/tracing/tracing.ts';
import type { Tracing } from './observability/tracing/tracing.types.ts';
import { requireMasterKeys } from './secrets/masterKeys.ts';
import { openStorage } from './storage.ts';

/** A server that is listening. */
export interface RunningServer {
  app: App;
  database: Database;
  /** The public URL. */
  url: string;
  /** The code that creates the operator's account; undefined once there is an operator. */
  operatorCode: string | undefined;
  /** Finishes running requests, then releases all resources. */
  close(): Promise<void>;
}

/** Closes open resources in reverse order. */
class Resources {
  #closers: (() => void | Promise<void>)[] = [];

  push(close: () => void | Promise<void>): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

/** Returns a function that passes the statements of the query builder on. */
function logStatements(add: NonNullable<Tracing['addStatement']>): (event: LogEvent) => void {
  return (event) => {
    const { code } = event.level === 'error' ? (event.error as { code?: unknown }) : {};
    add({
      sql: event.query.sql,
      ms: event.queryDurationMillis,
      errorCode: event.level === 'error' ? String(code ?? 'unknown') : undefined,
    });
  };
}

/** Opens the database. Until the returned function is called, no other server starts on it. */
async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataFolder }: Config,
  disk: DiskReserve,
  resources: Resources,
  onFailure: (error: unknown) => void,
  { addStatement }: Tracing,
): Promise<{ database: Database; finishStart: () => Promise<void> }> {
  const log = addStatement && logStatements(addStatement);
  if (databaseUrl === null) {
    const database = await openEmbedded(dataFolder, disk, onFailure, 'migrate', log);
    resources.push(() => database.close());
    return { database, finishStart: async () => undefined };
  }
  try {
    const finishStart = await lockStart(databaseDirectUrl ?? databaseUrl);
    resources.push(finishStart);
    const database = await openPostgres(databaseUrl, 'migrate', log);
    resources.push(() => database.close());
    return { database, finishStart };
  } catch (error) {
    throw explainDatabaseFailure(error);
  }
}

/**
 * Starts a server: locks the data folder, opens the database, builds the application and listens.
 *
 * @param onFailure called when the server loses something that it cannot run without
 */
export async function startServer(
  config: Config,
  onFailure: (error: unknown) => void,
): Promise<RunningServer> {
  const resources = new Resources();
  try {
    await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
    await chmod(config.dataFolder, 0o700);
    resources.push(lockFolder(config.dataFolder));
    const disk = new DiskReserve(config.dataFolder);
    const tracing = await openTracing(config.tracing);
    resources.push(() => tracing.close());
    const opened = await openDatabase(config, disk, resources, onFailure, tracing);
    const { database, finishStart } = opened;
    const storage = keepHeldObjects(await openStorage(config), database.backups);
    resources.push(() => storage.close());
    const external = await openExternalServices(config);
    resources.push(() => external.close());
    await external.removeLeftovers();
    await requireMasterKeys(database, external.sealer, config);
    await updateDemoAccess(database, config.isDemo);
    if (config.isDemo) {
      const { objects } = storage;
      const { sealer } = external;
      await seedDemo(database, { objects, publicUrl: config.publicUrl, sealer });
      await seedDemoOperator(database);
    }
    const operatorCode = await createOperatorService(database).renewCode();
    const app = await buildApp({ config, database, storage, external }, tracing);
    resources.push(() => app.close());
    await app.useModule(billingModule).followSettings();
    await app.listen({ host: config.host, port: config.port });
    await finishStart();
    if (config.databaseUrl === null) {
      const { sealer } = external;
      const use: Installation['use'] = async (module) => app.useModule(module);
      const installation = { config, database, storage, sealer, use };
      const logFailure = (error: unknown) => app.log.error({ err: error }, 'a command failed');
      const stopCommands = await openControlServer(installation, logFailure);
      // A command that does not end must not delay what the app does when it closes.
      resources.push(async () => {
        await Promise.all([stopCommands(), app.close()]);
      });
      disk.start();
    }
    resources.push(() => disk.close());
    return { app, database, url: config.publicUrl, operatorCode, close: () => resources.close() };
  } catch (error) {
    await resources.close();
    throw error;
  }
}
