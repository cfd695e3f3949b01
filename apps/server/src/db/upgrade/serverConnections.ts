import pg from 'pg';
import { explainDatabaseFailure } from '../connections/databaseFailure.ts';
import { ofRunningServers } from './release.ts';

/**
 * Counts the connections of servers, of any release, to a Postgres database.
 *
 * @throws {@link ConfigError} if it cannot be reached
 */
export async function countServerConnections(connectionString: string): Promise<number> {
  const client = new pg.Client({
    connectionString,
    application_name: 'pressdock check',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    throw explainDatabaseFailure(error);
  });
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where ${ofRunningServers}`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
