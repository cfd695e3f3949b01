import pg from 'pg';

/** Runs one statement with the role of the server. */
export type RunQuery = (text: string) => Promise<{ rows: unknown[] }>;

const timeoutMs = 10_000;

/** The facts about a database that its server reads in SQL. */
export interface DatabaseFacts {
  /** Such as 150004 for 15.4. */
  version: number;
  bytes: number;
  /** The migrations that were applied. */
  migrations: string[];
  /** The ids of the master keys that encrypted secrets. */
  keyIds: string[];
  /** When the newest complete backup was started; null if there is none, undefined in older schemas. */
  backedUpAt: Date | null | undefined;
  /** How many milliseconds the database's clock is ahead. */
  aheadMs: number;
}

/** The facts that exist only on a Postgres server. */
export interface PostgresFacts {
  /** The roles of transactions that do not exist or that the server's role may not use. */
  unusableRoles: string[];
  connections: number;
  maxConnections: number;
}

/** Reads the facts in short statements; the schema may be missing. */
export async function readFacts(run: RunQuery): Promise<DatabaseFacts> {
  const read = async <Row>(text: string) => (await run(text)).rows as Row[];
  const sentAt = Date.now();
  const [clock] = await read<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  const receivedAt = Date.now();
  const [about] = await read<{ version: number; bytes: string; journal: string | null }>(
    `select current_setting('server_version_num')::integer as version,
      pg_database_size(current_database())::text as bytes,
      to_regclass('public.kysely_migration')::text as journal`,
  );
  const migrations = about?.journal
    ? await read<{ name: string }>('select name from kysely_migration order by name')
    : [];
  const names = migrations.map(({ name }) => name);
  return {
    version: about?.version ?? 0,
    bytes: Number(about?.bytes ?? 0),
    migrations: names,
    keyIds: names.includes('020-several-servers') ? await readKeyIds(run) : [],
    backedUpAt: names.includes('040-last-backup') ? await readLastBackup(run) : undefined,
    aheadMs: Math.round((clock?.now ?? sentAt) - (sentAt + receivedAt) / 2),
  };
}

async function readAsSystem<Row>(run: RunQuery, text: string): Promise<Row[]> {
  await run('begin');
  try {
    await run('set local role pressdock_system');
    return (await run(text)).rows as Row[];
  } finally {
    await run('rollback');
  }
}

async function readKeyIds(run: RunQuery): Promise<string[]> {
  const rows = await readAsSystem<{ key_id: string }>(run, 'select key_id from master_keys');
  return rows.map(({ key_id }) => key_id);
}

async function readLastBackup(run: RunQuery): Promise<Date | null> {
  const text = 'select started_at as "startedAt" from last_backup';
  const [row] = await readAsSystem<{ startedAt: Date }>(run, text);
  return row?.startedAt ?? null;
}

/** Reads what only a Postgres server knows. */
export async function readPostgresFacts(run: RunQuery): Promise<PostgresFacts> {
  const { rows } = await run(`
    select current_setting('max_connections')::integer as "maxConnections",
      (select count(*)::integer from pg_stat_activity) as connections,
      array(select wanted.name from unnest(array['pressdock_account', 'pressdock_system'])
        as wanted(name) left join pg_roles role on role.rolname = wanted.name
        where not coalesce(pg_has_role(role.oid, 'USAGE'), false)) as "unusableRoles"`);
  return rows[0] as PostgresFacts;
}

/** Connects to a Postgres database, works with it and disconnects. */
export async function withPostgres<Result>(
  connectionString: string,
  work: (run: RunQuery) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    application_name: 'pressdock doctor',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work((text) => client.query(text));
  } finally {
    await client.end().catch(() => undefined);
  }
}
