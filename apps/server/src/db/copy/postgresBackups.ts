import pg from 'pg';
import type { BackupAccess, RunStatement } from '../database.ts';
import { listTables, quoteTable, setTextFormat } from './copiedTables.ts';

/** Identifies the advisory lock within a database. */
const holdLock = { class: 734_527, object: 19 };

const withoutLimits =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Connects to a Postgres database for one long transaction. */
export async function connectAlone(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'pressdock backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A lost connection also fails the next statement.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Returns a function that runs statements on a connection. */
export function runOn(client: pg.Client): RunStatement {
  return async (text, values) => ({ rows: (await client.query(text, values)).rows });
}

async function openSnapshot(connectionString: string) {
  const client = await connectAlone(connectionString);
  const run = runOn(client);
  try {
    const tables = (await listTables(run)).map(quoteTable).join(', ');
    await run('begin isolation level repeatable read, read only');
    await run(withoutLimits);
    // Before the snapshot, so that no partition that it contains is dropped while it is read.
    await run(`set local lock_timeout = '30s'`);
    await run(`lock table ${tables} in access share mode`);
    await setTextFormat(run);
    // The first query takes the snapshot.
    await run('select 1');
    return { run, pauseMs: 0, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Holds an advisory lock in an open transaction, which Postgres releases if the process ends, and
 * which poolers of connections keep on one connection.
 */
async function holdObjects(connectionString: string) {
  const client = await connectAlone(connectionString);
  try {
    await client.query(`begin; ${withoutLimits};
      select pg_advisory_xact_lock_shared(${holdLock.class}, ${holdLock.object})`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    check: async () => void (await client.query('select 1')),
    release: () => client.end(),
  };
}

/** Returns the access of backups to a Postgres database. */
export function createPostgresBackups(connectionString: string, run: RunStatement): BackupAccess {
  return {
    openSnapshot: () => openSnapshot(connectionString),
    holdObjects: () => holdObjects(connectionString),
    async areObjectsHeld() {
      const { rows } = await run(`select 1 from pg_locks where locktype = 'advisory' and granted
        and classid = ${holdLock.class} and objid = ${holdLock.object} and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`);
      return rows.length > 0;
    },
  };
}
