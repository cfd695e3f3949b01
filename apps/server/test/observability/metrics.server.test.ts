import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { emailQueue } from '../../src/modules/mail/emailQueue.ts';
import { runInTerminal } from '../commands/terminal.ts';
import { addFlag, addFlagProduct } from '../harness/flags.ts';
import { addGatedProduct } from '../harness/licenses.ts';
import { addProduct, release } from '../harness/products.ts';
import {
  type Person,
  sendRequest,
  sharedTestServer,
  signUp,
  startTestServer,
  type TestServer,
} from '../harness/server.ts';
import { METRICS_TOKEN, type Scrape, scrape } from './scrape.ts';

const root = join(import.meta.dirname, '../../../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');

let server: TestServer;
let ada: Person;
let plugin: string;

beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN });
  ada = await signUp(server);
  plugin = await addProduct(ada);
  await release(ada, plugin, '1.0.0');
});
afterAll(() => server.close());

const read = () => scrape(server.url);
const DURATION = 'pressdock_http_request_duration_seconds';

describe('the route of the metrics', () => {
  test('does not exist on a server without a token', async () => {
    const { url } = await sharedTestServer();
    const response = await sendRequest(url, 'GET', '/metrics', { token: METRICS_TOKEN });
    expect([response.status, response.body.code]).toEqual([404, 'not_found']);
  });

  test.each([undefined, 'a-token-of-the-test', `${METRICS_TOKEN}x`])(
    'refuses the token %s',
    async (token) => {
      const response = await server.api('GET', '/metrics', { token });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.text).not.toContain('pressdock_');
    },
  );

  test('refuses the session of a person', async () => {
    expect((await ada.api('GET', '/metrics')).status).toBe(401);
  });
});

describe('requests', () => {
  test('are counted by the pattern of their route, and never by URL', async () => {
    const before = await read();
    const secret = randomUUID();
    const check = `/api/v1/updates/${plugin}?license=${secret}&installed_version=0.9`;
    expect((await server.api('GET', check)).status).toBe(200);
    await server.api('GET', `/api/v1/updates/${randomUUID()}`);
    const after = await read();
    const route = { method: 'GET', route: '/api/v1/updates/:id' };
    const added = (labels: object) =>
      after.sum(`${DURATION}_count`, { ...route, ...labels }) -
      before.sum(`${DURATION}_count`, { ...route, ...labels });
    expect([added({ status: '2xx' }), added({ status: '4xx' })]).toEqual([1, 1]);
    expect(after.text).not.toContain(secret);
    expect(after.text).not.toContain(plugin);
  });

  test('with any paths and methods share a few series', async () => {
    await server.api('GET', `/${randomUUID()}`);
    await server.api('POST', `/${randomUUID()}`);
    const before = await read();
    for (let index = 0; index < 30; index += 1) {
      await server.api('GET', `/${randomUUID()}/${randomUUID()}`);
      await server.api('POST', `/api/v1/${randomUUID()}`);
    }
    const after = await read();
    const count = ({ samples }: Scrape) =>
      samples.filter(({ name }) => name.startsWith(DURATION)).length;
    // The first of the two scrapes adds those of the route of the metrics.
    expect(count(after) - count(before)).toBeLessThanOrEqual(20);
    const none = { route: 'none', method: 'POST', status: '4xx' };
    expect(after.sum(`${DURATION}_count`, none)).toBeGreaterThanOrEqual(30);
  });

  test('by HEAD are counted once', async () => {
    const count = ({ sum }: Scrape) =>
      ['GET', 'HEAD'].map((method) => sum(`${DURATION}_count`, { method, route: '/healthz' }));
    const [gets = 0, heads = 0] = count(await read());
    await server.api('HEAD', '/healthz');
    expect(count(await read())).toEqual([gets, heads + 1]);
  });

  test('have durations whose buckets are cumulative', async () => {
    await server.api('GET', '/healthz');
    const { samples, sum } = await read();
    const labels = { method: 'GET', route: '/healthz', status: '2xx' };
    const buckets = samples
      .filter(({ name, labels: { route, method } }) => {
        return name === `${DURATION}_bucket` && route === '/healthz' && method === 'GET';
      })
      .map(({ value }) => value);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toBe(sum(`${DURATION}_count`, labels));
    expect(sum(`${DURATION}_sum`, labels)).toBeGreaterThan(0);
  });
});

describe('decisions', () => {
  test('about update checks are counted by result', async () => {
    const counted = async () => {
      const { sum } = await read();
      return ['offered', 'nothing', 'denied', 'not_found'].map((result) =>
        sum('pressdock_update_checks_total', { result }),
      );
    };
    const before = await counted();
    await server.api('GET', `/api/v1/updates/${plugin}?installed_version=0.9`);
    await server.api('GET', `/api/v1/updates/${plugin}?installed_version=1.0.0`);
    await server.api('GET', `/api/v1/updates/${randomUUID()}`);
    const gated = await addGatedProduct(server, ada);
    const denied = await server.api('GET', `/api/v1/updates/${gated}?installed_version=0.9`);
    expect(denied.status).toBe(401);
    const after = await counted();
    expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1, 1, 1]);
    const { sum } = await read();
    const labels = { call: 'update_check', result: 'license_missing' };
    expect(sum('pressdock_license_decisions_total', labels)).toBe(1);
  });

  test('about feature flags are counted by result', async () => {
    const product = await addFlagProduct(ada, 'Harbor');
    await addFlag(ada, product);
    await server.api('GET', `/api/v2/public/feature-flags/${product}?identifier=ann`);
    await server.api('GET', `/api/v2/public/feature-flags/${randomUUID()}?identifier=ann`);
    const { sum } = await read();
    expect(sum('pressdock_flag_requests_total', { result: 'answered' })).toBe(1);
    expect(sum('pressdock_flag_requests_total', { result: 'unknown_product' })).toBe(1);
  });
});

test('tell when the newest complete backup was started', async () => {
  const name = 'pressdock_backup_last_timestamp_seconds';
  expect((await read()).samples.some((sample) => sample.name === name)).toBe(false);
  const startedAfter = Date.now() / 1000;
  const variables = { PRESSDOCK_BACKUP_KEY: randomBytes(32).toString('base64') };
  const to = await mkdtemp(join(inject('folder'), 'backups-'));
  expect((await runInTerminal(server, ['backup', '--to', to], variables)).code).toBe(0);
  const age = async () => (await read()).sum(name) - startedAfter;
  await expect.poll(age, { timeout: 15_000 }).toBeGreaterThanOrEqual(0);
  expect(await age()).toBeLessThan(60);
});

test('tells the state of queues, the database, the disk and the process', async () => {
  const { sum, samples } = await read();
  const names = [
    ...['pressdock_database_up', 'pressdock_stored_metrics_up', 'pressdock_info'],
    ...['pressdock_database_size_bytes', 'pressdock_database_connections_max'],
    ...['pressdock_disk_free_bytes', 'process_resident_memory_bytes', 'process_open_fds'],
  ];
  expect(names.filter((name) => !(sum(name) > 0))).toEqual([]);
  const queues = new Set(
    samples.filter(({ name }) => name === 'pressdock_queue_jobs').map(({ labels }) => labels.queue),
  );
  expect([...queues]).toEqual(expect.arrayContaining([emailQueue.name, 'billingEvents']));
  expect(sum('pressdock_health', { check: 'database', status: 'ok' })).toBe(1);
  expect(sum('pressdock_health', { status: 'failed' })).toBe(0);
});

describe('the files for operators', () => {
  let known: Set<string>;
  beforeAll(async () => {
    const { types } = await read();
    const suffixes = (type: string) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    known = new Set([...types].flatMap(([name, type]) => suffixes(type).map((end) => name + end)));
    known.add('up');
  });

  const namesIn = (text: string) =>
    new Set(text.match(/\b(?:pressdock|process|nodejs)_[a-z0-9_]+\b|\bup(?=\{)/g));

  test('use only metrics that exist', () => {
    const expressions = [
      ...JSON.parse(readText('deploy/grafana-dashboard.json')).panels.flatMap(
        ({ targets = [] }: { targets?: { expr: string }[] }) => targets.map(({ expr }) => expr),
      ),
      ...listAlerts().map(({ expr }) => expr),
    ];
    expect(expressions.length).toBeGreaterThan(50);
    const unknown = [...namesIn(expressions.join('\n'))].filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  interface Alert {
    alert: string;
    expr: string;
    labels: { severity: string };
    annotations: { summary: string; action: string; runbook: string };
  }
  const listAlerts = (): Alert[] =>
    parse(readText('deploy/alerts.yaml')).groups.flatMap(({ rules }: { rules: Alert[] }) => rules);

  test('link each alert to a section that says what to do', () => {
    const page = readText('docs/operating/monitoring.md');
    for (const { alert, labels, annotations } of listAlerts()) {
      expect(labels.severity).toMatch(/^(critical|warning)$/);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.action).toMatch(/\.$/);
      expect(annotations.runbook).toBe(`/docs/operating/monitoring#${alert.toLowerCase()}`);
      expect(page).toMatch(new RegExp(`^### ${alert}\n\n\\w.{40,}`, 'm'));
    }
  });

  test('list every metric of a scrape, with its type, labels and meaning', async () => {
    const { types, samples, text } = await read();
    const rows = [...types].map(([name, type]) => {
      const own = samples.filter(
        (sample) =>
          sample.name.replace(/_(bucket|sum|count)$/, '') === name || sample.name === name,
      );
      const labels = new Set(own.flatMap((sample) => Object.keys(sample.labels)));
      labels.delete('le');
      const help = new RegExp(`^# HELP ${name} (.*)$`, 'm').exec(text)?.[1];
      return { name, type, labels: [...labels], help };
    });
    const page = readText('docs/operating/monitoring.md');
    const documented = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| (.*?) ?\| (.*) \|$/gm)].map(
      ([, name, type, labels = '', help]) => ({
        name,
        type,
        labels: labels.match(/\w+/g) ?? [],
        help,
      }),
    );
    const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
      String(a.name).localeCompare(String(b.name));
    expect(documented.map(({ name, type, help }) => ({ name, type, help })).sort(byName)).toEqual(
      rows.map(({ name, type, help }) => ({ name, type, help })).sort(byName),
    );
    // A metric without samples has no labels yet.
    const labelsOf = new Map(documented.map(({ name, labels }) => [name, labels]));
    for (const { name, labels } of rows) {
      expect([name, labelsOf.get(name)]).toEqual([name, expect.arrayContaining(labels)]);
    }
  });
});
