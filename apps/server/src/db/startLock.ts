import pg from 'pg';

/** Identifies the lock within a database. */
const lockId = 7_345_271_890;

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
  await client.query(
    `set statement_timeout = 0; set lock_timeout = '10min'; select pg_advisory_lock(${lockId})`,
  );
  return () => client.end();
}
