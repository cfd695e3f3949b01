import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { withProduct } from '../bench/product.mjs';
import { seed, seedHistory } from '../bench/seeding.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { withPostgres } from '../postgres.mjs';
import { sizeOf } from './processes.mjs';

/** The connections that a server opens for its requests. */
const POOL_SIZE = 10;
const HISTORY_DAYS = 14;

/** Reads the size of an embedded database. */
function embeddedDatabase(folder) {
  const objects = join(folder, 'objects');
  return {
    isEmbedded: true,
    read: async () => ({ databaseBytes: sizeOf(folder) - sizeOf(objects) }),
  };
}

/** Runs the work with a reader of a Postgres database: its size, its busy connections and its queue of jobs. */
async function withPostgresReader(databaseUrl, processes, work) {
  const admin = new URL(databaseUrl);
  admin.username = 'postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  const query = `select pg_database_size('pressdock')::float8 as "databaseBytes",
    (select count(*)::int from pg_stat_activity
      where application_name like 'pressdock/%' and state <> 'idle') as connections,
    (select count(*)::int from pressdock_jobs.job
      where state in ('created', 'retry', 'active') and start_after <= now()) as jobs`;
  try {
    return await work({
      isEmbedded: false,
      poolSize: POOL_SIZE * processes,
      read: async () => (await client.query(query)).rows[0],
    });
  } finally {
    await client.end();
  }
}

/**
 * Runs the work with the servers. The second one has a data folder of its own, with a link to the packages of
 * the first in place of a bucket.
 */
function withServers(settings, folders, work, servers = []) {
  const [folder, ...others] = folders;
  if (!folder) return work(servers);
  return withProduct({ ...settings, PRESSDOCK_DATA: folder }, (server) =>
    withServers(settings, others, work, [...servers, server]),
  );
}

async function fill(settings, history) {
  const read = await withProgress(
    `Writing the history of ${history} sites`,
    seedHistory({ sites: history, days: HISTORY_DAYS }, settings),
  );
  await withProgress(`Writing ${history} licenses`, seed('licenses', history, settings));
  return { product: read.product, newest: read.newest };
}

/** Runs the work with one or two servers on a database that has the history of a number of sites. */
export function withInstallation({ database, processes, history }, work) {
  return withTemporaryFolder('load', async (folder) => {
    const loopFolder = join(folder, 'loops');
    const folders = Array.from({ length: processes }, (_, index) => join(folder, `data-${index}`));
    for (const one of [loopFolder, ...folders]) mkdirSync(one, { mode: 0o700 });
    const eventLoop = pathToFileURL(join(root, 'scripts/load/eventLoop.mjs'));
    const shared = { PRESSDOCK_MASTER_KEY: randomBytes(32).toString('base64') };
    const start = async (settings, reader) => {
      const seeded = await fill({ ...settings, PRESSDOCK_DATA: folders[0] }, history);
      for (const other of folders.slice(1)) {
        symlinkSync(join(folders[0], 'objects'), join(other, 'objects'));
      }
      const watched = { NODE_OPTIONS: `--import=${eventLoop}`, PRESSDOCK_LOAD_FOLDER: loopFolder };
      const all = { ...settings, ...watched, ALLOW_PRIVATE_ADDRESSES: '1' };
      return withServers(all, folders, (servers) =>
        work({ servers, folder, loopFolder, database: reader, history: seeded }),
      );
    };
    if (database === 'embedded') return start(shared, embeddedDatabase(folders[0]));
    return withPostgres(
      (url) =>
        withPostgresReader(url, processes, (reader) =>
          start({ ...shared, DATABASE_URL: url }, reader),
        ),
      { isDurable: true },
    );
  });
}
