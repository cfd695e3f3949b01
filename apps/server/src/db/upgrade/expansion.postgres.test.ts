import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';
import { earlierReleases, restorePostgres } from '../../../test/upgrades/releases.ts';
import { migrate } from '../migrate.ts';
import { migrations, type ReleasedMigration } from '../migrations/index.ts';
import type { Tables } from '../schema.ts';

const [previous = ''] = earlierReleases.slice(-1);

let url: string;
let db: Kysely<Tables>;

beforeEach(async () => {
  url = await restorePostgres(previous, await mkdtemp(join(inject('folder'), 'expansion-')));
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}, 60_000);

afterEach(async () => {
  await db.destroy();
  await dropDatabase(url);
});

async function query<Row>(text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(db)).rows;
}

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
}

/** Returns the columns of all tables, and whether an insert that does not name a column fails. */
async function listColumns(): Promise<Map<string, Column>> {
  const columns = await query<Column>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped`);
  return new Map(columns.map((column) => [column.name, column]));
}

/** Returns the conditions that rows have to meet, by table. */
async function listConditions(): Promise<{ table: string; condition: string }[]> {
  return query(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as condition
    from pg_constraint where connamespace = 'public'::regnamespace
    union select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
    join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace`);
}

const withMigration = (migration: ReleasedMigration) => ({ ...migrations, '998-next': migration });

describe(`servers of release ${previous}`, () => {
  it('can still read and write after the migrations that only expand the schema', async () => {
    const before = await listColumns();
    const conditions = new Set((await listConditions()).map((one) => JSON.stringify(one)));
    const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
    const expanding = Object.entries(migrations).filter(([, one]) => !one.contractsFor);
    await migrate(db, Object.fromEntries(expanding));
    const after = await listColumns();
    const changed = [...before.values()].filter((column) => {
      const now = after.get(column.name);
      return now?.type !== column.type || now.isRequired !== column.isRequired;
    });
    expect(changed).toEqual([]);
    const demanded = [...after.values()].filter(
      ({ name, isRequired }) =>
        isRequired && !before.has(name) && tables.has(name.split('.')[0] ?? ''),
    );
    expect(demanded).toEqual([]);
    const added = (await listConditions()).filter(
      (one) => tables.has(one.table) && !conditions.has(JSON.stringify(one)),
    );
    expect(added).toEqual([]);
  });

  it('must stop before a migration removes what they need', async () => {
    const all = withMigration({
      contractsFor: '99.0.0',
      up: (tx) => tx.schema.alterTable('items').dropColumn('github_actions').execute(),
    });
    const server = new pg.Client({ connectionString: url, application_name: 'pressdock/98.1.0' });
    await server.connect();
    await expect(migrate(db, all)).rejects.toThrow(
      'A server of release 98.1.0 still uses the database, and this upgrade removes what releases before 99.0.0 need. Upgrade that server to 99.0.0 first, or stop it.',
    );
    await server.query("set application_name = 'pressdock/99.0.0'");
    expect((await migrate(db, all)).oldestRelease).toBe('99.0.0');
    await server.end();
  });

  it('keep a table for longer than a migration waits, which then tries again', async () => {
    const server = new pg.Client({ connectionString: url });
    await server.connect();
    await server.query('begin; select 1 from items limit 1');
    const migrated = migrate(
      db,
      withMigration({
        up: (tx) => tx.schema.alterTable('items').addColumn('later', 'integer').execute(),
      }),
    );
    const waiting = `select wait_event_type from pg_stat_activity
      where query like 'alter table "items"%' and wait_event_type = 'Lock'`;
    while ((await query(waiting)).length === 0) await wait(50);
    while ((await query(waiting)).length > 0) await wait(50);
    await server.query('commit');
    await server.end();
    expect((await migrated).pending).toContain('998-next');
    expect((await listColumns()).has('items.later')).toBe(true);
  }, 60_000);
});
