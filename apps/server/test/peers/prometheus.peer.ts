import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, release } from '../harness/products.ts';
import { signUp, startTestServer, type TestServer } from '../harness/server.ts';
import { METRICS_TOKEN, scrape } from '../observability/scrape.ts';
import { alertCases, writeAlertTests } from './alertCases.ts';
import { installPrometheus, type Prometheus, promtool, startPrometheus } from './prometheus.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');
const rules = join(deploy, 'alerts.yaml');
const checks = 7;

let server: TestServer;
let prometheus: Prometheus;

beforeAll(async () => {
  await installPrometheus();
  server = await startTestServer({ METRICS_TOKEN });
  prometheus = await startPrometheus(new URL(server.url).host, METRICS_TOKEN, rules);
  const ada = await signUp(server);
  const plugin = await addProduct(ada);
  await release(ada, plugin, '1.0.0');
  for (let count = 0; count < checks; count += 1) {
    await server.api('GET', `/api/v1/updates/${plugin}?installed_version=0.9`);
  }
}, 300_000);

afterAll(async () => {
  await prometheus.stop();
  await server.close();
});

const first = async (expression: string) => (await prometheus.query(expression))[0]?.value;

test('promtool finds no mistake in the rules and the metrics', async () => {
  expect(await promtool(['check', 'rules', rules])).toMatch(/SUCCESS: \d+ rules found/);
  const { text } = await scrape(server.url);
  expect(await promtool(['check', 'metrics'], text)).toBe('');
});

test('each alert fires in its minute, and none on a healthy server', {
  timeout: 120_000,
}, async () => {
  const alerts = (await readFile(rules, 'utf8')).matchAll(/- alert: (\w+)/g);
  expect(Object.keys(alertCases)).toEqual([...alerts].map(([, name]) => name));
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-alerts-'));
  const file = join(folder, 'tests.yaml');
  await writeFile(file, writeAlertTests(rules));
  expect(await promtool(['test', 'rules', file])).toContain('SUCCESS');
  await rm(folder, { recursive: true });
});

test('Prometheus scrapes the server with the token and returns its figures', async () => {
  await expect
    .poll(() => first('sum(pressdock_update_checks_total{result="offered"})'), { timeout: 30_000 })
    .toBe(checks);
  expect(await first('up{job="pressdock"}')).toBe(1);
  expect(await first('pressdock_health{check="database",status="ok"}')).toBe(1);
  expect(
    await first(
      'sum(pressdock_http_request_duration_seconds_count{route="/api/v1/updates/:id",status="2xx"})',
    ),
  ).toBe(checks);
  expect(await first('process_resident_memory_bytes')).toBeGreaterThan(50e6);
});

test('Prometheus estimates percentiles of the durations', async () => {
  const expression =
    'histogram_quantile(0.99, sum by (le) (pressdock_http_request_duration_seconds_bucket))';
  const value = await first(expression);
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThanOrEqual(10);
});

interface Rule {
  name: string;
  health: string;
  lastError?: string;
}

test('Prometheus returns series for the queries of the dashboard', async () => {
  const { panels } = JSON.parse(await readFile(join(deploy, 'grafana-dashboard.json'), 'utf8'));
  const expressions: string[] = panels.flatMap(
    ({ targets = [] }: { targets?: { expr: string }[] }) => targets.map(({ expr }) => expr),
  );
  expect(expressions.length).toBeGreaterThan(50);
  const withoutSeries: string[] = [];
  for (const expression of expressions) {
    const query = expression.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m');
    if ((await prometheus.query(query)).length === 0) withoutSeries.push(expression);
  }
  // No license was checked, nothing has failed, and there is no backup.
  const names = withoutSeries.map((expression) => /pressdock_\w+/.exec(expression)?.[0]);
  expect(names).toEqual([
    'pressdock_license_decisions_total',
    'pressdock_jobs_total',
    'pressdock_background_failures_total',
    'pressdock_backup_last_timestamp_seconds',
  ]);
});

test('Prometheus evaluates every rule without an error', async () => {
  const list = async () => {
    const { groups } = (await prometheus.read('/api/v1/rules')) as { groups: { rules: Rule[] }[] };
    return groups.flatMap(({ rules }) => rules);
  };
  await expect
    .poll(async () => (await list()).every(({ health }) => health === 'ok'), { timeout: 30_000 })
    .toBe(true);
  expect((await list()).length).toBeGreaterThan(20);
});

test('Prometheus reports a target whose token it does not know as down', async () => {
  const wrong = await startPrometheus(new URL(server.url).host, 'another-token-entirely', rules);
  try {
    await expect.poll(async () => (await wrong.query('up'))[0]?.value, { timeout: 30_000 }).toBe(0);
  } finally {
    await wrong.stop();
  }
});
