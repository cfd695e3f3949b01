import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../../test/setup/postgres-database.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { migrations } from './index.ts';
import { systemRole } from './row-security.ts';

const [account, plugin, deleted] = [randomUUID(), randomUUID(), randomUUID()];

let address: string;
let database: Database;

/** Creates the database of the version before, with daily records. */
beforeAll(async () => {
  address = await createDatabase();
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const old = Object.entries(migrations).filter(([name]) => name < '032');
  const provider = { getMigrations: async () => Object.fromEntries(old) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await pool.query(`
    SET ROLE ${systemRole};
    SELECT add_site_days(current_date - 50, current_date);
    INSERT INTO users (id, email, password_hash, first_name, last_name)
      VALUES ('${account}', 'ines@example.com', 'x', 'Ines', 'Example');
    INSERT INTO items (id, account_id, kind, name, slug, description)
      VALUES ('${plugin}', '${account}', 'plugin', 'Harbor', 'harbor', 'x');
    INSERT INTO sites (account_id, item_id, site_key, first_at, at, is_consenting)
      VALUES ('${account}', '${plugin}', 'a', now() - interval '90 days', now(), false);
    INSERT INTO site_days (account_id, item_id, day, site_key, at, is_consenting)
      SELECT '${account}', item::uuid, current_date - days, site::bytea,
        current_date - days + interval '10 hours', false
      FROM (VALUES ('${plugin}', 'a', 50), ('${plugin}', 'a', 9), ('${plugin}', 'a', 7),
        ('${plugin}', 'expired', 9), ('${plugin}', 'expired', 8), ('${deleted}', 'a', 9))
        AS days (item, site, days);
    RESET ROLE;`);
  await db.destroy();
  database = await openPostgres(address);
}, 60_000);

afterAll(async () => {
  await database.close();
  await dropDatabase(address);
});

const read = <Row>(text: ReturnType<typeof sql<Row>>) =>
  database.withSystem(async (tx) => (await text.execute(tx)).rows);

test('links the days of each site, and says on which it was new', async () => {
  expect(
    await read(sql`select encode(site_key, 'escape') as site, current_date - day as day,
        current_date - previous_day as previous, is_first
      from site_days where item_id = ${plugin} order by site, site_days.day`),
  ).toEqual([
    { site: 'a', day: 50, previous: null, is_first: false },
    { site: 'a', day: 9, previous: 50, is_first: false },
    { site: 'a', day: 7, previous: 9, is_first: false },
    { site: 'expired', day: 9, previous: null, is_first: true },
    { site: 'expired', day: 8, previous: 9, is_first: false },
  ]);
});

test('counts the sites of each day by the days since they were seen before', async () => {
  expect(
    await read(sql`select current_date - day as day, gap, sites from daily_return_counts
      where account_id = ${account} order by daily_return_counts.day`),
  ).toEqual([
    { day: 50, gap: 31, sites: 1 },
    { day: 9, gap: 31, sites: 2 },
    { day: 8, gap: 1, sites: 1 },
    { day: 7, gap: 2, sites: 1 },
  ]);
});

test('knows the hours in which checks were received', async () => {
  expect(
    await read(sql`select current_date - hour::date as day from received_hours order by hour`),
  ).toEqual([50, 9, 8, 7].map((day) => ({ day })));
});
