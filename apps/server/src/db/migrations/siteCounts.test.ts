import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder } from '../../../test/harness/server.ts';
import { type EmbeddedClient, openEmbeddedClient } from '../embedded/client.ts';
import { embeddedDialect } from '../embedded/dialect.ts';
import { DiskReserve } from '../embedded/diskReserve.ts';
import { Turn } from '../embedded/turn.ts';
import { siteCounts } from './013-026/015-site-counts.ts';
import { secureTable, systemRole } from './row-security.ts';

/** The tables as they were before the migration. */
const before = `
  DROP TABLE daily_update_checks, daily_site_counts;
  CREATE TABLE update_checks (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    installed_version text,
    wordpress_version text,
    php_version text,
    mysql_version text,
    language text,
    locale text,
    site_host text,
    client_network text,
    CONSTRAINT update_checks_item_fkey FOREIGN KEY (item_id, account_id)
      REFERENCES items (id, account_id) ON DELETE CASCADE
  );
  CREATE INDEX update_checks_item ON update_checks (item_id, at DESC);
  CREATE INDEX update_checks_account ON update_checks (account_id, at);`;

let folder: string;
let client: EmbeddedClient;
const account = randomUUID();
const plugin = randomUUID();

beforeAll(async () => {
  folder = await createDataFolder();
  client = await openEmbeddedClient(join(folder, 'database'), (error) => {
    throw error;
  });
  const dialect = embeddedDialect(client, new Turn(), new DiskReserve(folder));
  const db = new Kysely<unknown>({ dialect });
  await client.script(before);
  await secureTable(db, 'update_checks', 'account_id');
  await client.script(`
    SET ROLE ${systemRole};
    INSERT INTO users (id, email, password_hash, first_name, last_name)
      VALUES ('${account}', 'ines@example.com', 'x', 'Ines', 'Example');
    INSERT INTO items (id, account_id, kind, name, slug, description)
      VALUES ('${plugin}', '${account}', 'plugin', 'Harbor', 'harbor', 'x');
    INSERT INTO update_checks (account_id, item_id, at, installed_version, php_version, locale, site_host)
    SELECT '${account}', '${plugin}', at::timestamptz, version, '8.2', 'de_DE', host
    FROM (VALUES ('2026-03-01T08:00Z', '1.0', 'a.example'), ('2026-03-01T20:00Z', '1.1', 'a.example'),
      ('2026-03-02T08:00Z', '1.1', 'a.example'), ('2026-03-01T23:59Z', '1.0', 'b.example'),
      ('2026-03-02T09:00Z', '1.0', NULL), ('2026-03-02T10:00Z', '1.2', NULL)) AS old (at, version, host);
    INSERT INTO update_checks (account_id, item_id, at, installed_version, site_host)
    SELECT '${account}', '${plugin}', '2026-03-03T00:00Z', '3.' || n, 'flood-' || n || '.example'
    FROM generate_series(1, 250) n;
    RESET ROLE;`);
  await db.transaction().execute((tx) => siteCounts.up(tx));
  await client.script(`SET ROLE ${systemRole}`);
}, 60_000);

afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

const rows = async (query: string) => (await client.query(query)).rows;

test('stores the newest check of each site, and of all sites without a host', async () => {
  expect(
    await rows(`select site_host, to_char(first_at at time zone 'UTC', 'DD HH24:MI') as first,
      to_char(at at time zone 'UTC', 'DD HH24:MI') as last, installed_version as version
      from update_checks where site_host not like 'flood%' order by site_host`),
  ).toEqual([
    { site_host: '', first: '02 09:00', last: '02 10:00', version: '1.2' },
    { site_host: 'a.example', first: '01 08:00', last: '02 08:00', version: '1.1' },
    { site_host: 'b.example', first: '01 23:59', last: '01 23:59', version: '1.0' },
  ]);
  expect(await rows('select count(*)::integer as count from update_checks')).toEqual([
    { count: 253 },
  ]);
});

test('counts checks, sites and new sites per day', async () => {
  expect(
    await rows(`select to_char(day, 'DD') as day, checks::integer, sites, new_sites
      from daily_update_checks order by day`),
  ).toEqual([
    { day: '01', checks: 3, sites: 2, new_sites: 2 },
    { day: '02', checks: 3, sites: 1, new_sites: 0 },
    { day: '03', checks: 250, sites: 250, new_sites: 250 },
  ]);
});

test('counts sites per day and fact by their last check, and together beyond 200 values', async () => {
  expect(
    await rows(`select to_char(day, 'DD') as day, fact, value, sites from daily_site_counts
      where day < '2026-03-03' and fact in ('version', 'language') order by day, fact desc, value`),
  ).toEqual([
    { day: '01', fact: 'version', value: '1.0', sites: 1 },
    { day: '01', fact: 'version', value: '1.1', sites: 1 },
    { day: '01', fact: 'language', value: 'de-DE', sites: 2 },
    { day: '02', fact: 'version', value: '1.1', sites: 1 },
    { day: '02', fact: 'language', value: 'de-DE', sites: 1 },
  ]);
  expect(
    await rows(`select count(*)::integer as count, max(sites) as other from daily_site_counts
      where day = '2026-03-03' and fact = 'version'`),
  ).toEqual([{ count: 201, other: 50 }]);
});
