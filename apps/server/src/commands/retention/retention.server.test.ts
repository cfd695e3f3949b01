import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import { sharedTestServer, signUp, type TestServer } from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { modules } from '../../modules.ts';

let server: TestServer;
const rules = modules.flatMap(({ retention = [] }) => retention);

beforeAll(async () => {
  server = await sharedTestServer();
});

interface Table {
  table: string;
  rows: number;
  due: number;
  oldest: string | null;
}

async function run(...args: string[]): Promise<Map<string, Table>> {
  const { code, output, errors } = await runInTerminal(server, ['retention', '--json', ...args]);
  expect(code, errors).toBe(0);
  const { result } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  return new Map(result.tables.map((one: Table) => [one.table, one]));
}

/** Adds one row that is due and one that is not to each of these tables. */
async function addRows(): Promise<string[]> {
  const person = await signUp(server);
  const product = await addProduct(person, 'plugins', uniqueSlug());
  const version = await addVersion(server, person, product, '1.0.0');
  const added: Record<string, (days: number) => ReturnType<typeof sql>> = {
    audit_log: (days) => sql`insert into audit_log (id, account_id, at, actor, way, action, summary,
      subject, network) values (${randomUUID()}, ${person.id}, now() - make_interval(days => ${days}),
      'x', 'server', 'x', 'x', '', '')`,
    erased_sites: (days) => sql`insert into erased_sites (account_id, site_key, erased_at)
      values (${person.id}, decode(md5(${randomUUID()}), 'hex'), now() - make_interval(days => ${days}))`,
    daily_plugin_counts: (
      days,
    ) => sql`insert into daily_plugin_counts (item_id, account_id, day, name, version, sites)
      values (${product}, ${person.id}, current_date - ${days}::integer, 'x', '1', 1)`,
    reset_requests: (days) => sql`insert into reset_requests (id, email, created_at)
      values (${randomUUID()}, 'x@example.com', now() - make_interval(days => ${days}))`,
    sites: (
      days,
    ) => sql`insert into sites (account_id, item_id, site_key, is_consenting, first_at, at)
      values (${person.id}, ${product}, decode(md5(${randomUUID()}), 'hex'), false,
        now() - make_interval(days => ${days}), now() - make_interval(days => ${days}))`,
    license_decisions: (
      days,
    ) => sql`insert into license_decisions (account_id, key_hash, key_hint, domain, call, code, times,
      first_at, last_at) values (${person.id}, ${randomUUID()}, '', '', 'validate', 'unknown', 1,
      now() - make_interval(days => ${days}), now() - make_interval(days => ${days}))`,
    outbox: (days) => sql`insert into outbox (id, account_id, kind, recipient, sent_at, created_at)
      values (${randomUUID()}, ${person.id}, 'welcome', 'x@example.com', now(),
        now() - make_interval(days => ${days}))`,
    temporary_links: (
      days,
    ) => sql`insert into temporary_links (id, account_id, version_id, token_hash, created_at,
      expires_at) values (${randomUUID()}, ${person.id}, ${version}, ${randomUUID()},
      now() - make_interval(days => ${days}), now() - make_interval(days => ${days}))`,
  };
  await server.database.withSystem(async (tx) => {
    for (const insert of Object.values(added)) {
      await insert(0).execute(tx);
      await insert(500).execute(tx);
    }
  });
  return Object.keys(added);
}

test('shows what the next cleanup deletes, which --apply then does', async () => {
  const tables = await addRows();
  const before = await run();
  for (const name of tables) {
    const { due, rows, oldest } = before.get(name) as Table;
    expect([name, due > 0, rows > due]).toEqual([name, true, true]);
    expect(Date.parse(oldest ?? '')).toBeLessThan(Date.now() - 499 * 86_400_000);
  }
  const after = await run('--apply');
  for (const name of tables) {
    const [was, is] = [before.get(name), after.get(name)] as [Table, Table];
    expect([name, is.due, was.rows - is.rows]).toEqual([name, 0, was.due]);
  }
  expect([...after.values()].filter(({ due }) => due > 0)).toEqual([]);
});

test('a table that is deleted after a time has a rule', () => {
  const docs = fileURLToPath(new URL('../../../../../docs/', import.meta.url));
  const [path = ''] = globSync('**/database-tables.md', { cwd: docs });
  const lines = readFileSync(`${docs}${path}`, 'utf8').split('\n');
  const isTimed =
    /deleted (?:\d+ days|a day|after \d+ days) |[Dd]eleted after \d+ days|, for 1,096 days/;
  const documented = lines
    .filter((line) => line.startsWith('| `') && isTimed.test(line.split('|')[4] ?? ''))
    .map((line) => /`(\w+)`/.exec(line)?.[1] ?? '');
  const known = new Set<string>(rules.map(({ table }) => table));
  // Deleted with the sign-in, the plan of the account, the library of jobs, or at a rotation.
  const others = ['feature_flag_reach', 'images', 'job', 'license_signing_keys'];
  expect(documented.length).toBeGreaterThan(10);
  expect(documented.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
});
