import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../../test/setup/postgres-database.ts';
import { versionOrder } from '../../wordpress/versionOrder.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { migrations } from './index.ts';
import { systemRole } from './row-security.ts';

/** The last migration of the release whose data is migrated. */
const LAST = '012-revisions';

const [ines, mara, plugin] = [randomUUID(), randomUUID(), randomUUID()];
const url = 'https://receiver.example/hook';
const numbers = ['1.9.0', '1.10.0', '1.2.30'];

let address: string;
let database: Database;

beforeAll(async () => {
  address = await createDatabase();
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const old = Object.entries(migrations).filter(([name]) => name <= LAST);
  const provider = { getMigrations: async () => Object.fromEntries(old) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  const versions = numbers.map((version) => {
    const [major, minor, patch] = version.split('.');
    return `('${randomUUID()}', '${ines}', '${plugin}', '${version}', ${major}, ${minor}, ${patch},
      'pkg/${version}', 1, 'x', 1)`;
  });
  await pool.query(`
    SET ROLE ${systemRole};
    INSERT INTO users (id, email, password_hash, first_name, last_name, is_admin)
      VALUES ('${ines}', 'ines@example.com', 'x', 'Ines', 'Example', false),
        ('${mara}', 'mara@example.com', 'x', 'Mara', 'Example', true);
    INSERT INTO items (id, account_id, kind, name, slug, description, webhook_urls, repository,
      branch, github_actions) VALUES ('${plugin}', '${ines}', 'plugin', 'Harbor', 'harbor', 'x',
        '["${url}"]', 'ines/harbor', 'main', true);
    INSERT INTO versions (id, account_id, item_id, version, version_major, version_minor,
      version_patch, object_key, file_size, sha256, file_count) VALUES ${versions.join()};
    INSERT INTO webhook_deliveries (id, account_id, item_id, url, body, next_attempt_at)
      VALUES (gen_random_uuid(), '${ines}', '${plugin}', '${url}', '{"event":"version.released"}', now()),
        (gen_random_uuid(), '${ines}', '${plugin}', 'https://earlier.example/',
          '{"event":"license.expiring"}', NULL);
    INSERT INTO licenses (id, account_id, item_id, key, expires_at)
      VALUES (gen_random_uuid(), '${ines}', '${plugin}', 'EXPIRED', now() - interval '1 day'),
        (gen_random_uuid(), '${ines}', '${plugin}', 'VALID', NULL);
    RESET ROLE;`);
  await db.destroy();
  database = await openPostgres(address);
}, 60_000);

afterAll(async () => {
  await database.close();
  await dropDatabase(address);
});

const read = <Row>(query: string) =>
  database.withSystem(async (tx) => (await sql.raw<Row>(query).execute(tx)).rows);

test('keeps waiting and finished webhooks, each with the endpoint of its URL', async () => {
  expect(
    await read(`select e.url, d.event, d.next_attempt_at is not null as waits, d.is_manual as manual
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id order by e.url`),
  ).toEqual([
    { url: 'https://earlier.example/', event: 'license.expiring', waits: false, manual: false },
    { url, event: 'version.released', waits: true, manual: false },
  ]);
});

test('orders and offers the versions as before', async () => {
  expect(
    await read('select version, version_order, is_offered from versions order by version_order'),
  ).toEqual(
    ['1.2.30', '1.9.0', '1.10.0'].map((version) => ({
      version,
      version_order: versionOrder(version),
      is_offered: true,
    })),
  );
});

test('does not report licenses that expired before', async () => {
  expect(
    await read(`select key from license_notices join licenses on licenses.id = license_id
      where kind = 'expired'`),
  ).toEqual([{ key: 'EXPIRED' }]);
});

test('counts the rows of each account', async () => {
  expect(
    await read(`select table_name, rows from account_rows where account_id = '${ines}'
      order by table_name`),
  ).toEqual([
    { table_name: 'items', rows: 1 },
    { table_name: 'licenses', rows: 2 },
    { table_name: 'versions', rows: 3 },
    { table_name: 'webhook_endpoints', rows: 2 },
  ]);
});

test('verifies operators, and waives the verification of other accounts', async () => {
  expect(
    await read(`select first_name, email_verified_at is not null as verified,
      is_verification_waived as waived from users order by first_name`),
  ).toEqual([
    { first_name: 'Ines', verified: false, waived: true },
    { first_name: 'Mara', verified: true, waived: false },
  ]);
});

test('gives the interface flags to the operator unchanged, with a first history entry', async () => {
  expect(
    await read(`select p.account_id as owner, f.account_id as flag_owner, c.account_id as change_owner,
      f.active, c.kind, c.revision, c.state ->> 'identifier' = f.identifier as matches
      from feature_flag_products p join feature_flags f on f.product_id = p.id
      join feature_flag_changes c on c.flag_id = f.id`),
  ).toEqual(
    Array.from({ length: 5 }, () => ({
      ...{ owner: mara, flag_owner: mara, change_owner: mara },
      ...{ active: false, kind: 'created', revision: 1, matches: true },
    })),
  );
});

test('gives accounts the analytics plan once, and leaves what an operator changes afterward', async () => {
  const plans = () => read('select first_name, analytics_plan as plan from users order by 1');
  const small = 'pressdock-analytics-small';
  expect(await plans()).toEqual([
    { first_name: 'Ines', plan: small },
    { first_name: 'Mara', plan: small },
  ]);
  await read(`update users set analytics_plan = 'none' where id = '${ines}'`);
  const restarted = await openPostgres(address);
  await restarted.close();
  expect(await plans()).toEqual([
    { first_name: 'Ines', plan: 'none' },
    { first_name: 'Mara', plan: small },
  ]);
});

test('keeps the repository that a product shows, which is not connected yet', async () => {
  expect(
    await read(`select items.repository, items.branch, github_actions as actions, d.id as deployment
      from items left join deployments d on d.item_id = items.id`),
  ).toEqual([{ repository: 'ines/harbor', branch: 'main', actions: true, deployment: null }]);
  expect(
    await read('select first_offered_at as offered, first_updated_at as updated from versions'),
  ).toEqual(numbers.map(() => ({ offered: null, updated: null })));
});

test('deploys products that were added before', async () => {
  await read(`insert into repositories (id, account_id, source, external_id, full_name, url, clone_url,
      is_private) values ('${plugin}', '${ines}', 'git', 'x', 'harbor', 'x', 'x', true)`);
  await read(`insert into deployments (id, account_id, item_id, repository_id, branch, sealed_secret)
    values ('${plugin}', '${ines}', '${plugin}', '${plugin}', 'main', 'x')`);
  await read(`insert into builds (id, account_id, item_id, source, repository, "trigger", ref)
    values ('${plugin}', '${ines}', '${plugin}', 'git', 'harbor', 'push', 'main')`);
  const status = `select status, step from builds where item_id = '${plugin}'`;
  expect(await read(status)).toEqual([{ status: 'waiting', step: 'queue' }]);
});
