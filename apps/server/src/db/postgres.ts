import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { requireFinishedMove } from './copy/moveProgress.ts';
import { createPostgresBackups } from './copy/postgresBackups.ts';
import { createDatabase, type Database, type RunStatement } from './database.ts';
import { installJobs } from './installJobs.ts';
import { type OldSchema, prepareSchema } from './migrate.ts';
import { prepareRoles, requirePolicies } from './roles.ts';
import type { Tables } from './schema.ts';
import { connectionName } from './upgrade/release.ts';
import { WatchedPool } from './watchedPool.ts';

const int8 = 20;
const date = 1082;

/** Parses values like the embedded database: 64-bit integers as numbers, dates as text. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    if (oid === date) return (value: string) => value;
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/** How long a statement may take, and how long a transaction may wait for its next one, in milliseconds. */
const settings = {
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '60000',
};

const beginLimited = [
  'begin',
  ...Object.entries(settings).map((one) => `set local ${one.join(' = ')}`),
];

/**
 * Connects to a Postgres server and brings its schema up to date.
 *
 * @param oldSchema whether to upgrade a schema of an older release
 * @param log called with each statement of a transaction
 * @throws {@link ConfigError} if the server's role lacks rights, with the commands that grant them, or
 *   if a move to the database is not finished
 */
export async function openPostgres(
  connectionString: string,
  oldSchema: OldSchema = 'migrate',
  log?: (event: LogEvent) => void,
): Promise<Database> {
  const pool = new WatchedPool({
    connectionString,
    types,
    application_name: connectionName,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  const runStatement: RunStatement = async (text, values = []) => {
    const client = await pool.connect();
    // Scripts contain transactions of their own.
    const isLimited = values.length > 0;
    try {
      if (isLimited) await client.query(beginLimited.join('; '), []);
      const results = [await client.query<Record<string, unknown>>(text, values)].flat();
      if (isLimited) await client.query('commit', []);
      client.release();
      return { rows: results.flatMap(({ rows }) => rows) };
    } catch (error) {
      // A failed script may leave a transaction open, so the connection is not reused.
      client.release(true);
      throw error;
    }
  };
  try {
    // The query builder closes the pool only if it was used.
    await requireFinishedMove((text) => sql.raw(text).execute(db));
    await prepareRoles(runStatement);
    await prepareSchema(db, oldSchema);
    await requirePolicies(runStatement);
    await installJobs(runStatement);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const database = createDatabase(db, runStatement, {
    connections: () => pool.count(),
    settings,
  });
  return {
    ...database,
    backups: createPostgresBackups(connectionString, runStatement),
    isReady: () => pool.isReady(),
  };
}
