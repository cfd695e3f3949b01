import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { isMoveUnfinished, unfinishedMove } from '../../db/copy/moveProgress.ts';
import { openEmbeddedClient } from '../../db/embedded/client.ts';
import { migrations } from '../../db/migrations/index.ts';
import { operatingPage } from '../operatingPage.ts';
import {
  type CheckResult,
  type Examined,
  formatBytes,
  reasonOf,
  resultsOf,
  skipInvalid,
} from './check.ts';
import { judgeClock } from './clock.rules.ts';
import * as store from './databaseFacts.store.ts';
import { tryLock } from './dataFolder.check.ts';
import { isLocalServerReady } from './localServer.ts';

const results = resultsOf('database');
const minVersion = 150_000;
/** Connections that one server process may open. */
const poolSize = 10;

/** The results about the database, and its facts if it could be read. */
export interface DatabaseReport {
  found: CheckResult[];
  facts?: store.DatabaseFacts;
}

/**
 * Compares the applied migrations with those of this release.
 * @param page the address of the instructions for upgrades
 */
export function judgeSchema(
  applied: readonly string[],
  own: readonly string[],
  page: string,
): CheckResult {
  const unknown = applied.filter((name) => !own.includes(name));
  const pending = own.filter((name) => !applied.includes(name));
  if (unknown.length > 0) {
    return results.failed(
      `A newer release upgraded the schema (${unknown.join(', ')}).`,
      `Install that release, or restore a backup from before the upgrade (${page}).`,
    );
  }
  if (applied.length === 0) {
    return results.warning('The database is empty.', 'The server creates its tables at the start.');
  }
  if (pending.length > 0) {
    return results.warning(
      `The schema is older than this release: ${pending.length} migrations are pending.`,
      `The server runs them when it starts; see ${page}.`,
    );
  }
  return results.ok(`The schema is current (${applied.length} migrations).`);
}

function judgePostgres(facts: store.DatabaseFacts, more: store.PostgresFacts): CheckResult[] {
  const found: CheckResult[] = [];
  const major = Math.floor(facts.version / 10_000);
  if (facts.version < minVersion) {
    found.push(results.failed(`Postgres ${major} is too old.`, 'Use Postgres 15 or newer.'));
  }
  if (more.unusableRoles.length > 0) {
    const names = more.unusableRoles.join(' and ');
    found.push(
      results.failed(
        `The role in DATABASE_URL cannot use ${names}.`,
        'Create the roles and grant them as described under Postgres in the documentation.',
      ),
    );
  }
  const { connections, maxConnections } = more;
  const use = `${connections} of ${maxConnections} connections are in use`;
  if (maxConnections - connections < poolSize) {
    const remedy = `Raise max_connections, or use a pool. Each server opens up to ${poolSize}.`;
    found.push(results.warning(`Only a few connections are left: ${use}.`, remedy));
  }
  found.push(results.ok(`Postgres ${major}, ${formatBytes(facts.bytes)}; ${use}.`));
  return found;
}

async function examinePostgres(
  connectionString: string,
  upgrading: string,
): Promise<DatabaseReport> {
  try {
    return await store.withPostgres(connectionString, async (run) => {
      const more = await store.readPostgresFacts(run);
      const facts = await store.readFacts(run);
      const schema = judgeSchema(facts.migrations, Object.keys(migrations), upgrading);
      const clock = judgeClock('the database', facts.aheadMs);
      const { message, remedy } = unfinishedMove;
      const move = (await isMoveUnfinished(run)) ? [results.failed(message, remedy)] : [];
      return { found: [...move, ...judgePostgres(facts, more), schema, clock], facts };
    });
  } catch (error) {
    const remedy = 'Check DATABASE_URL, and make sure that the database is running and reachable.';
    return { found: [results.failed(`The database cannot be used: ${reasonOf(error)}.`, remedy)] };
  }
}

async function readEmbedded(folder: string, upgrading: string): Promise<DatabaseReport> {
  const fail = () => undefined;
  const client = await openEmbeddedClient(folder, fail);
  try {
    const facts = await store.readFacts((text) => client.query(text));
    const schema = judgeSchema(facts.migrations, Object.keys(migrations), upgrading);
    return { found: [results.ok(`Embedded, ${formatBytes(facts.bytes)}.`), schema], facts };
  } finally {
    await client.close();
  }
}

async function examineEmbedded(config: Config): Promise<DatabaseReport> {
  const folder = join(config.dataFolder, 'database');
  if (!existsSync(folder)) {
    const remedy = 'The server creates it. Check PRESSDOCK_DATA if there should be data.';
    return { found: [results.warning(`${config.dataFolder} contains no database.`, remedy)] };
  }
  const lock = tryLock(config.dataFolder);
  if ('holder' in lock) {
    if (await isLocalServerReady(config)) {
      return { found: [results.ok('Embedded; the running server reports that it is ready.')] };
    }
    const remedy = 'If the server is starting, wait for it; otherwise see its log.';
    return { found: [results.warning('The process that uses it does not answer.', remedy)] };
  }
  try {
    return await readEmbedded(folder, operatingPage(config, 'upgrading'));
  } catch (error) {
    const remedy = `Restore a backup as described at ${operatingPage(config, 'backup')}.`;
    return { found: [results.failed(`It cannot be opened: ${reasonOf(error)}.`, remedy)] };
  } finally {
    lock.unlock();
  }
}

/** Examines the database without changing it. */
export async function examineDatabase(examined: Examined): Promise<DatabaseReport> {
  const skipped = skipInvalid('database', examined, ['DATABASE_URL']);
  if (skipped !== undefined) return { found: [skipped] };
  const { config } = examined;
  if (config.databaseUrl !== null) {
    return examinePostgres(config.databaseUrl, operatingPage(config, 'upgrading'));
  }
  return examineEmbedded(config);
}
