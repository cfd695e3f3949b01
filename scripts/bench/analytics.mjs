import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { withPostgres } from '../postgres.mjs';
import { readMemory } from './footprint.mjs';
import { signIn, withProduct } from './product.mjs';
import { rounded } from './rounded.mjs';
import { seedHistory } from './seeding.mjs';

const rounds = 40;
const goals = { call: 100, domains: 150, rollupSeconds: 60, bytes: 400, memory: 900 };

/** Returns a number from the arguments, such as `--sites=5000`. */
function readSize(name, usual) {
  const input = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  const size = Number(input?.split('=')[1] ?? usual);
  if (Number.isInteger(size) && size > 0) return size;
  throw new Failure(`--${name} must be a positive number.`);
}

/** Returns the 95th percentile and the median. */
function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p95: at(0.95), p50: at(0.5) };
}

const dayBefore = (day, count) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

const facts = ['version', 'wordpress', 'php', 'mysql', 'language', 'country', 'hosting', 'theme'];
const filters = 'filter=php.gte.8.1&filter=language.eq.en-US&filter=wordpress.lt.6.8';
const searches = ['bakery', 'amber-', '-77', 'example', 'nothing-like-this'];

/** Returns the path of a call per name. Each round reads one of two days. */
function listPaths({ newest, product }, days, sites) {
  const dayAt = (round) => dayBefore(newest, round % 2);
  const from = dayBefore(newest, days - 4);
  const month = dayBefore(newest, Math.min(29, days - 4));
  const lastPage = Math.max(1, Math.floor((sites * 0.5) / 100));
  const of = `product=${product}`;
  const domains = (more) => (round) => `domains?${of}&date=${dayAt(round)}&${more(round)}`;
  return {
    dates: () => `dates?${of}`,
    totals: (round) => `${dayAt(round)}?${of}`,
    downloads: () => `downloads?${of}`,
    'update-count': () => `update-count?${of}`,
    growth: () => `growth?${of}&from=${from}&to=${newest}`,
    'active-installs-30-days': () => `active-installs/${month}/${newest}?${of}`,
    ...Object.fromEntries(
      facts.flatMap((fact) => [
        [`values-${fact}`, (round) => `${dayAt(round)}/values/${fact}?${of}`],
        [`values-${fact}-filtered`, (round) => `${dayAt(round)}/values/${fact}?${of}&${filters}`],
      ]),
    ),
    'version-table': (round) => `${dayAt(round)}/wordpress-by-version?${of}`,
    'version-table-filtered': (round) => `${dayAt(round)}/wordpress-by-version?${of}&${filters}`,
    themes: (round) => `themes/${dayAt(round)}?${of}`,
    'site-plugins': (round) => `${dayAt(round)}/site-plugins?${of}`,
    'all-products-values': (round) => `${dayAt(round)}/values/php`,
    answers: (round) => `answers?${of}&date=${dayAt(round)}`,
    'domains-first-page': domains(() => 'page=1'),
    'domains-deep-page': domains((round) => `page=${lastPage - (round % 9)}&pageSize=100`),
    'domains-search': domains((round) => `query=${searches[round % searches.length]}`),
    'domains-by-version': domains(
      () => 'selectedField=php&selectedComparator=%3C&selectedVersion=8.1',
    ),
    'domains-filtered': domains(() => filters),
    health: () => `health?${of}`,
  };
}

async function measureCalls(name, product, history, { sites, days }) {
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  const read = async (path) => {
    const response = await fetch(product.url + path, { headers });
    const text = await response.text();
    if (!response.ok) throw new Failure(`${path} returned ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const { _id: account } = await read('/api/v1/users/me');
  const figures = [];
  for (const [call, pathAt] of Object.entries(listPaths(history, days, sites))) {
    const times = [];
    for (let round = 0; round < rounds + 2; round += 1) {
      const start = performance.now();
      await read(`/api/v2/analytics/${account}/${pathAt(round)}`);
      times.push(performance.now() - start);
    }
    const { p95, p50 } = percentiles(times.slice(2));
    const goal = call.startsWith('domains') ? goals.domains : goals.call;
    const beside = { p50, 'first call': rounded(times[0]) };
    figures.push({ id: `${name}-${call}`, value: p95, unit: 'ms', goal, better: 'lower', beside });
  }
  const value = Math.round(readMemory(product.pid, 'VmHWM'));
  const beside = { now: Math.round(readMemory(product.pid)) };
  figures.push({
    ...{ id: `${name}-memory`, value, unit: 'MB', goal: goals.memory, better: 'lower', beside },
  });
  return figures;
}

function describeHistory(name, history) {
  const { rows, tableBytes, indexBytes, snapshotBytes, rollupSeconds, recordSeconds } = history;
  const figure = (id, value, unit, goal, beside) => ({
    ...{ id: `${name}-${id}`, value: rounded(value), unit, goal, better: 'lower', beside },
  });
  const ofSite = (bytes) => rounded(bytes / rows);
  return [
    figure('rollup-of-a-day', Math.max(...rollupSeconds), 's', goals.rollupSeconds, {
      fastest: rounded(Math.min(...rollupSeconds)),
      sites: rows,
    }),
    figure('bytes-per-site-and-day', (tableBytes + indexBytes) / rows, 'B', goals.bytes, {
      table: ofSite(tableBytes),
      index: ofSite(indexBytes),
      snapshot: ofSite(snapshotBytes),
    }),
    figure('snapshot-of-a-day', snapshotBytes / 1e6, 'MB', 5, { sites: rows }),
    figure('recording-three-days', recordSeconds, 's', 300, { sites: rows }),
  ];
}

async function measure(name, settings, size) {
  const history = await seedHistory(size, settings);
  const calls = await withProduct(settings, (product) =>
    measureCalls(name, product, history, size),
  );
  return [...describeHistory(name, history), ...calls];
}

/** Measures the analytics of 100,000 sites over 90 days on both databases; `--sites=` for fewer. */
export async function analytics() {
  const size = { sites: readSize('sites', 100_000), days: Math.max(12, readSize('days', 90)) };
  return withTemporaryFolder('analytics', async (folder) => {
    const embedded = await measure('embedded', { PRESSDOCK_DATA: join(folder, 'embedded') }, size);
    const beside = await withPostgres((url) =>
      measure('postgres', { PRESSDOCK_DATA: join(folder, 'postgres'), DATABASE_URL: url }, size),
    );
    return [...embedded, ...beside];
  });
}
