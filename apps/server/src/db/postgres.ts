import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDatabase, type Database, type RunStatement } from './database.ts';
import { installJobs } from './installJobs.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

const int8 = 20;
const date = 1082;

/** The embedded database's reading of values, so that both engines agree: whole numbers, dates as text. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    if (oid === date) return (value: string) => value;
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/**
 * Connects to a Postgres server and brings its schema up to date.
 *
 * @param onError told about connections lost while idle
 */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'pressdock',
    options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=60000',
  });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const runStatement: RunStatement = async (text, values) => {
    const client = await pool.connect();
    try {
      const results = [await client.query(text, values)].flat();
      client.release();
      return { rows: results.flatMap(({ rows }) => rows) };
    } catch (error) {
      // A script that failed may have left its transaction open: nobody else gets that connection.
      client.release(true);
      throw error;
    }
  };
  try {
    await migrate(db);
    await installJobs(runStatement);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createDatabase(db, runStatement);
}
