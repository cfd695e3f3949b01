import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCodeHostRows, addDeploymentRows } from '../../test/harness/deployments.ts';
import {
  type Person,
  register,
  startTestServer,
  type TestServer,
} from '../../test/harness/server.ts';
import { addSiteRows } from '../../test/harness/sites.ts';
import { addVersion } from '../../test/harness/versions.ts';
import { addSamples } from '../../test/isolation/ownedIds.ts';
import type { SystemTransaction } from './database.ts';
import { accountRole, systemRole } from './migrations/row-security.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer();
  owner = await register(server);
  stranger = await register(server);
  const member = await register(server);
  const body = { name: 'Mine', slug: 'mine', description: 'x' };
  const { _id: item } = (await owner.api('POST', '/api/v1/plugins', body)).body;
  const version = await addVersion(server, owner, item, '1.0.0');
  await owner.api('POST', '/api/v1/users/me/settings', { key: 'k', value: 1 });
  await owner.api('GET', '/api/v1/generate-s3-policy?fileSizeInBytes=10&slug=x');
  await owner.api(
    'POST',
    `/api/v1/plugins/${item}/versions/${version}/temporary-download-link?lengthInSeconds=60`,
  );
  await addSamples(owner);
  await server.database.withSystem(async (tx) => {
    await addSiteRows(tx, { account_id: owner.id, item_id: item, version_id: version });
    await tx.insertInto('images').values({ account_id: owner.id, name: 'x.png' }).execute();
    await sql`insert into daily_downloads (version_id, account_id, item_id, day, downloads)
      values (${version}, ${owner.id}, ${item}, '2026-01-01', 1)`.execute(tx);
    await addFlagRows(tx, owner.id, item);
    await addCodeHostRows(tx, owner.id);
    const url = 'ssh://git@git.invalid/harbor.git';
    await addDeploymentRows(tx, owner.id, item, { url, seal: () => 'x' });
    await sql`insert into customers (id, account_id, email)
      values (${item}, ${owner.id}, 'buyer@example.com')`.execute(tx);
    await sql`insert into licenses (id, account_id, item_id, customer_id, key)
      values (${item}, ${owner.id}, ${item}, ${item}, 'KEY')`.execute(tx);
    await sql`insert into license_activations (id, account_id, license_id, domain)
      values (${item}, ${owner.id}, ${item}, 'a.example')`.execute(tx);
    await sql`insert into license_undo (undo_id, license_id, account_id, action, license, activations,
      notices, acted_at, expires_at) values (${item}, ${item}, ${owner.id}, 'delete', '{}', '[]', '[]',
      now(), now() + interval '1 hour')`.execute(tx);
    await sql`insert into license_decisions (account_id, key_hash, key_hint, domain, call, code, times,
      first_at, last_at)
      values (${owner.id}, 'x', 'x', '', 'validate', 'valid', 1, now(), now())`.execute(tx);
    await sql`insert into license_signing_keys (id, account_id, public_key, sealed)
      values (${item}, ${owner.id}, 'x', 'x')`.execute(tx);
    await sql`insert into api_keys (id, account_id, name, scope, prefix, key_hash)
      values (${item}, ${owner.id}, 'x', 'read', 'x', 'x')`.execute(tx);
    await sql`insert into account_secrets (account_id, name, sealed)
      values (${owner.id}, 'x', 'x')`.execute(tx);
    await sql`insert into platform_verdicts (item_id, account_id, platform, code_hash, verdict,
      checked_at, last_valid_at, next_check_at)
      values (${item}, ${owner.id}, 'envato', 'x', 'valid', now(), now(), now())`.execute(tx);
    await sql`insert into webhook_endpoints (id, account_id, channel, url)
      values (${item}, ${owner.id}, 'webhook', 'https://a.example')`.execute(tx);
    await sql`insert into webhook_deliveries (id, account_id, endpoint_id, event, body)
      values (${item}, ${owner.id}, ${item}, 'webhook.test', '{}')`.execute(tx);
    await sql`insert into webhook_attempts (delivery_id, account_id, number, started_at,
      duration_ms, is_signed, response)
      values (${item}, ${owner.id}, 1, now(), 1, false, '')`.execute(tx);
    await sql`insert into outbox (id, account_id, kind, recipient, sealed)
      values (${item}, ${owner.id}, 'welcome', 'ada@example.com', 'x')`.execute(tx);
    await sql`insert into team_members (user_id, account_id)
      values (${member.id}, ${owner.id})`.execute(tx);
    await sql`insert into invitations (id, account_id, email, secret_hash, expires_at)
      values (${item}, ${owner.id}, 'new@example.com', 'x', now())`.execute(tx);
    await sql`insert into license_notices (license_id, account_id, kind, activation_limit)
      values (${item}, ${owner.id}, 'expiring', 0)`.execute(tx);
    await sql`insert into reset_requests (id, email) values (${item}, ${owner.email})`.execute(tx);
    await sql`insert into password_resets (nonce_hash, user_id, expires_at)
      values ('x', ${owner.id}, now())`.execute(tx);
    await sql`insert into rate_counts (key_hash, count, ends_at) values ('x', 1, now())`.execute(
      tx,
    );
    await sql`insert into second_factors (user_id, sealed) values (${owner.id}, 'x')`.execute(tx);
    await sql`insert into recovery_codes (user_id, code_hash) values (${owner.id}, 'x')`.execute(
      tx,
    );
    await addBillingRows(tx, owner.id, item);
    await sql`insert into unused_objects (account_id, object_key, delete_after)
      values (${owner.id}, 'pkg/x', now())`.execute(tx);
    await sql`insert into last_backup (is_only, started_at) values (true, now())`.execute(tx);
  });
});

afterAll(() => server.close());

/** Adds a row to each table of billing. */
async function addBillingRows(tx: SystemTransaction, accountId: string, id: string): Promise<void> {
  await sql`insert into billing_accounts (account_id, customer_id)
    values (${accountId}, 'cus_1')`.execute(tx);
  await sql`insert into billing_operations (id, account_id, kind, request, status)
    values (${id}, ${accountId}, 'plan', '{}', 'done')`.execute(tx);
  await sql`insert into billing_credits (account_id, number, amount, currency)
    values (${accountId}, 1, 100, 'usd')`.execute(tx);
  await sql`insert into billing_events (id, type, created_at)
    values ('evt_1', 'invoice.paid', now())`.execute(tx);
  await sql`insert into billing_departures (customer_id) values ('cus_2')`.execute(tx);
  await sql`insert into billing_runs (id) values (${id})`.execute(tx);
}

/** Adds a row to each table of feature flags. */
async function addFlagRows(tx: SystemTransaction, accountId: string, id: string): Promise<void> {
  await sql`insert into feature_flag_products (id, account_id, name)
    values (${id}, ${accountId}, 'x')`.execute(tx);
  await sql`insert into feature_flags (id, account_id, product_id, name, identifier, flag_type)
    values (${id}, ${accountId}, ${id}, 'x', 'X', 'on/off')`.execute(tx);
  await sql`insert into feature_flag_changes (id, account_id, product_id, flag_id, revision, kind,
    state) values (${id}, ${accountId}, ${id}, ${id}, 1, 'created', '{}')`.execute(tx);
  await sql`insert into feature_flag_reach (change_id, account_id, period, identifiers)
    values (${id}, ${accountId}, now(), 1)`.execute(tx);
  await sql`insert into feature_flag_users (product_id, account_id, identifier, last_requested_at)
    values (${id}, ${accountId}, 'buyer@example.com', now())`.execute(tx);
  await sql`insert into feature_flag_schedules (flag_id, account_id, steps)
    values (${id}, ${accountId}, '[]')`.execute(tx);
}

async function tables(): Promise<string[]> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely%' order by relname`.execute(tx),
  );
  return rows.map(({ name }) => name);
}

/** Returns the rows an account can read from a table when a query forgets the account. */
async function readWithoutScope(person: Person, table: string): Promise<unknown[]> {
  try {
    const { rows } = await server.database.withAccount({ accountId: person.id }, (tx) =>
      sql`select * from ${sql.table(table)}`.execute(tx),
    );
    return rows;
  } catch (error) {
    expect((error as { code: string }).code).toBe('42501');
    return [];
  }
}

describe('with queries that are not scoped by account', () => {
  test('every table has rows of the owner, so that the following tests are meaningful', async () => {
    const filled = (await tables()).filter((table) => !/^site_days_(?!20260101$)/.test(table));
    expect(filled).toContain('site_days_20260101');
    for (const table of filled) {
      const { rows } = await server.database.withSystem((tx) =>
        sql`select 1 from ${sql.table(table)}`.execute(tx),
      );
      expect(rows.length, table).toBeGreaterThan(0);
    }
  });

  test('an account reads no foreign row from any table', async () => {
    for (const table of await tables()) {
      const seen = JSON.stringify(await readWithoutScope(stranger, table));
      expect(seen, table).not.toContain(owner.id);
    }
  });

  test('an account reads its own rows', async () => {
    expect(await readWithoutScope(owner, 'items')).toHaveLength(1);
    expect(await readWithoutScope(owner, 'users')).toHaveLength(1);
  });

  test('an account changes and deletes no foreign row', async () => {
    for (const table of ['items', 'versions', 'user_settings', 'temporary_links', 'licenses']) {
      const changed = await server.database.withAccount({ accountId: stranger.id }, (tx) =>
        sql`delete from ${sql.table(table)}`.execute(tx),
      );
      expect(changed.numAffectedRows, table).toBe(0n);
      expect((await readWithoutScope(owner, table)).length, table).toBeGreaterThan(0);
    }
  });

  test('an account cannot insert rows for another account', async () => {
    const statementResult = server.database.withAccount({ accountId: stranger.id }, (tx) =>
      sql`insert into user_settings (account_id, key, value) values (${owner.id}, 'x', '1')`.execute(
        tx,
      ),
    );
    await expect(statementResult).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    `update users set is_admin = true`,
    `update users set selected_plan = 'pressdock-unlimited-2020'`,
    `update users set is_delinquent = false`,
    `update billing_accounts set paid_plan = 'pressdock-unlimited-2020'`,
    `delete from billing_operations`,
    `update billing_credits set amount = 1000000`,
    `select * from billing_events`,
    `update users set can_add_plugin_or_theme = true`,
    `update users set password_hash = 'x'`,
    `insert into users (id, email, password_hash, first_name, last_name)
      values ('11111111-1111-4111-8111-111111111111', 'x', 'x', 'x', 'x')`,
    `select * from sessions`,
    `select * from operator_codes`,
    `update account_rows set rows = 0`,
    `delete from unused_objects`,
    `delete from audit_log`,
    `update audit_log set outcome = 'done'`,
    `insert into team_members (user_id, account_id) select id, id from users`,
    `update invitations set expires_at = 'infinity'`,
  ])('an account cannot run %s', async (statement) => {
    const statementResult = server.database.withAccount({ accountId: stranger.id }, (tx) =>
      sql.raw(statement).execute(tx),
    );
    await expect(statementResult).rejects.toMatchObject({ code: '42501' });
  });
});

test('an account reads its sites only through the table of all days', async () => {
  const account = { accountId: owner.id };
  const partition = server.database.withAccount(account, (tx) =>
    sql`select from site_days_20260101`.execute(tx),
  );
  await expect(partition).rejects.toMatchObject({ code: '42501' });
  expect(await readWithoutScope(owner, 'site_days')).toHaveLength(1);
  expect(await readWithoutScope(stranger, 'site_days')).toEqual([]);
});

test.each([
  `select add_site_days('2026-01-01', '2027-01-01')`,
  `select drop_site_days('2027-01-01')`,
])('an account cannot run %s', async (statement) => {
  const statementResult = server.database.withAccount({ accountId: owner.id }, (tx) =>
    sql.raw(statement).execute(tx),
  );
  await expect(statementResult).rejects.toMatchObject({ code: '42501' });
});

test('row-level security is enabled and forced for every table', async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely%'
      and not (relrowsecurity and relforcerowsecurity)`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('no role can bypass row-level security, sign in or gain privileges', async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql`select rolname from pg_roles where rolname in (${accountRole}, ${systemRole})
      and not (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)
      order by rolname`.execute(tx),
  );
  expect(rows).toEqual([{ rolname: accountRole }, { rolname: systemRole }]);
});

test('the account of a transaction does not affect the next one', async () => {
  await readWithoutScope(owner, 'items');
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ account: string }>`select current_setting('pressdock.account') as account`.execute(tx),
  );
  expect(rows).toEqual([{ account: '' }]);
});

test('a nested transaction is rejected instead of waiting', async () => {
  const nested = server.database.withSystem(() => server.database.withSystem(async () => 1));
  await expect(nested).rejects.toThrow('A transaction was started inside another one.');
});
