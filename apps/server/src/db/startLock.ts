import pg from 'pg';

/** Identifies the lock within a database. */
const lockId = 7_345_271_890;

/**
 * The lock belongs to a transaction that stays open, not to the session, because a pooler such as
 * PgBouncer does not keep sessions.
 */
const takeLock = [
  'begin',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local lock_timeout = '10min'",
  `select pg_advisory_xact_lock(${lockId})`,
];

/**
 * Waits until no other server is starting on a Postgres database. Migrations, first rows and queues
 * are created by one server at a time. Postgres releases the lock if the process ends.
 *
 * @returns a function that lets the next server start
 */
export async function lockStart(connectionString: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString,
    application_name: 'pressdock start',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(takeLock.join('; '));
  return async () => {
    // A transaction whose connection was lost holds no lock.
    await client.query('rollback').catch(() => undefined);
    await client.end();
  };
}
