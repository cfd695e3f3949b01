import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { COLLECTED_FIELDS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createRollups } from '../../src/modules/sites/rollups/rollups.service.ts';
import { startServer } from '../../src/start.ts';
import { addCustomer, addGatedProduct, addLicense } from '../harness/licenses.ts';
import { addProduct, release, uniqueSlug } from '../harness/products.ts';
import {
  confirmPassword,
  type Person,
  sendRequest,
  signUp,
  testEnvironment,
} from '../harness/server.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../harness/serverProcess.ts';
import { dropDatabase } from '../setup/postgres-database.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

const fail = (error: unknown) => {
  throw error;
};

/** The address of all sites. Its network is 127.45.67.0/24. */
const ADDRESS = '127.45.67.89';

let environment: Record<string, string>;
let server: ServerProcess;
let ines: Person;
let plugin: string;
let withoutDomain: string;
let gated: string;
let license: string;
/** The key of a license for another domain. */
let foreign: string;
let tables: Map<string, string>;
let dataExport: string;

interface Sent {
  host: string;
  item?: string;
  consent?: string | undefined;
  /** The key of a license, for a product that requires one. The check may be refused. */
  key?: string;
  queryConsent?: string;
  path?: string;
}

/** Sends a check with all facts, from {@link ADDRESS}, and returns the response's text. */
function check({
  host,
  item = plugin,
  consent,
  key,
  queryConsent,
  path = '',
}: Sent): Promise<string> {
  const form = new URLSearchParams({
    domain: `https://${host}/${path}`,
    ...(consent !== undefined && { collectAnalytics: consent }),
    mysqlVersion: `mysql-of-${host}`,
    language: `language-${host}`,
    theme: `theme|-|Theme of ${host}|-|1.0`,
    plugins: `a/a.php|-|Plugin of ${host}|-|1.0`,
    phpVersion: '8.2.7',
  });
  const query = new URLSearchParams({
    installed_version: '0.9.0',
    ...(queryConsent !== undefined && { collectAnalytics: queryConsent }),
    ...(key !== undefined && { license: key, explain: '1' }),
  });
  return send(`/api/v1/updates/${item}?${query}`, host, { path, body: String(form) });
}

function send(
  target: string,
  host: string,
  { path = '', body }: { path?: string; body?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}${target}`,
      {
        localAddress: ADDRESS,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'user-agent': `WordPress/6.6.1; https://${host}/${path}`,
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`A site's request returned ${response.statusCode}: ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const allow = { consent: '1' };

async function sendAll(): Promise<void> {
  await check({ host: 'consenting.example', ...allow });
  await check({ host: 'silent.example', path: 'hidden-path' });
  await check({ host: 'denying.example', consent: '0' });
  await check({ host: 'contradicting.example', consent: '1', queryConsent: '0' });
  await check({ host: 'withdrawing.example', ...allow });
  await check({ host: 'undisclosed.example', ...allow, item: withoutDomain });
  // Written in a later batch than its consent.
  await waitForChecks(6);
  await check({ host: 'withdrawing.example', consent: '0' });
  await send(`/api/v1/updates/${plugin}/download`, 'silent.example');
  await send(`/api/v1/latest-version/${plugin}`, 'silent.example');
  await waitForChecks(7);
  await check({ host: 'licensed.example', key: license, item: gated });
  await check({ host: 'refused.example', key: foreign, item: gated });
  await check({ host: 'keyless.example', key: 'no-such-key', item: gated });
  await waitForChecks(10);
}

/** Waits until so many checks are stored. */
const waitForChecks = (count: number) =>
  vi.waitUntil(
    async () =>
      (await sendRequest(server.url, 'GET', '/api/v2/stats', { token: ines.token })).body
        .updateChecksToday === count,
    { timeout: 15_000, interval: 100 },
  );

/** Counts the day, and returns the rows of every table as text. */
async function readTables(): Promise<Map<string, string>> {
  const running = await startServer(readConfig({ ...environment, LOG_LEVEL: 'silent' }), fail);
  try {
    await createRollups(running.database, reject).rollUpDue();
    return await running.database.withSystem(async (tx) => {
      const { rows } = await sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely%'`.execute(tx);
      const texts = new Map<string, string>();
      for (const { name } of rows) {
        const table = sql.table(name);
        const { rows: found } = await sql<{ text: string }>`select row::text as text
          from ${table} row`.execute(tx);
        texts.set(name, found.map(({ text }) => text).join('\n'));
      }
      return texts;
    });
  } finally {
    await running.close();
  }
}

beforeAll(async () => {
  environment = await testEnvironment();
  const config = readConfig(environment);
  const preparing = await startServer(config, fail);
  ines = await signUp(preparing);
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
  withoutDomain = await addProduct(ines, 'plugins', uniqueSlug());
  for (const item of [plugin, withoutDomain]) await release(ines, item, '1.0.0');
  gated = await addGatedProduct({ config, database: preparing.database }, ines);
  const customer = await addCustomer(ines);
  license = (await addLicense(ines, customer, { product: gated })).key;
  const elsewhere = { product: gated, domain: 'elsewhere.example' };
  foreign = (await addLicense(ines, customer, elsewhere)).key;
  await preparing.database.withSystem((tx) =>
    tx
      .insertInto('collected_fields')
      .values([
        { account_id: ines.id, item_id: plugin, fields: [...COLLECTED_FIELDS] },
        { account_id: ines.id, item_id: withoutDomain, fields: ['location'] },
      ])
      .execute(),
  );
  await preparing.close();
  server = await startServerProcess({ ...environment, LOG_LEVEL: 'trace' });
  await sendAll();
  const { token } = ines;
  await confirmPassword({
    ...ines,
    api: (method, path, body) => sendRequest(server.url, method, path, { token, body }),
  });
  dataExport = (await sendRequest(server.url, 'GET', '/api/v1/users/me/data-export', { token }))
    .text;
  server.child.kill('SIGTERM');
  await server.ended;
  tables = await readTables();
}, 120_000);
afterAll(async () => {
  killServerProcesses();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true, maxRetries: 3 });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

/** Returns the sources that contain a text: tables, also as bytes, the log and the data export. */
function findSources(text: string): string[] {
  const bytes = Buffer.from(text).toString('hex');
  const found = [...tables].filter(([, rows]) => rows.includes(text) || rows.includes(bytes));
  return [
    ...found.map(([name]) => name.replace(/_\d{8}$/, '')),
    ...(`${server.output()}${server.errors()}`.includes(text) ? ['log'] : []),
    ...(dataExport.includes(text) ? ['export'] : []),
  ].sort();
}

describe('after requests of sites', () => {
  it('the domain and the facts of a consenting site are stored and exported', () => {
    expect(findSources('consenting.example')).toEqual([
      ...['daily_plugin_counts', 'daily_site_counts', 'daily_theme_counts'],
      ...['export', 'site_days', 'sites'],
    ]);
    expect(findSources('Plugin of consenting.example')).toEqual(['daily_plugin_counts', 'export']);
    expect(findSources('127.45.67.0/24')).toEqual(['export', 'site_days', 'sites']);
    expect(server.output()).toContain('"route":"/api/v1/updates/:id"');
  });

  it.each([
    'silent.example',
    'hidden-path',
    'denying.example',
    'contradicting.example',
    'undisclosed.example',
    'refused.example',
    'keyless.example',
  ])('%s, to which no owner consented, is found nowhere', (text) => {
    expect(findSources(text)).toEqual([]);
  });

  it('the domain of a site that activates a license is stored only of the license', () => {
    expect(findSources('licensed.example')).toEqual([
      ...['export', 'license_activations', 'license_decisions'],
    ]);
  });

  it('the domain of a site that withdraws its consent is only in counts of plugins', () => {
    expect(findSources('withdrawing.example')).toEqual(['daily_plugin_counts', 'export']);
    expect(findSources('Plugin of withdrawing.example')).toEqual(['daily_plugin_counts', 'export']);
  });

  it('no full IP address of a site is found anywhere', () => {
    expect(findSources(ADDRESS)).toEqual([]);
  });

  it('the sites are counted by their keys, which do not contain their address', () => {
    expect(tables.get('sites')?.split('\n')).toHaveLength(9);
  });
});
