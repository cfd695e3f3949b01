import pg from 'pg';

/** Counts the connections of servers, of any release, to a Postgres database. */
export async function countServerConnections(connectionString: string): Promise<number> {
  const client = new pg.Client({
    connectionString,
    application_name: 'pressdock check',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and application_name like 'pressdock/%'`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
