import { join } from 'node:path';
import autocannon from 'autocannon';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { withPostgres } from '../postgres.mjs';
import { signIn, withProduct } from './product.mjs';
import { rounded } from './rounded.mjs';
import { seed } from './seeding.mjs';

const licenses = 1_000_000;
const rounds = 40;
const goalMs = 60;
const goalSeedSeconds = 300;
/** Parts of the names and slugs of demo products. */
const PRODUCT_PARTS = ['harbor', 'ow-query', 'eading time'];

async function timeSeed(name, settings) {
  const start = performance.now();
  await seed('licenses', licenses, settings);
  const value = rounded((performance.now() - start) / 1000, 0);
  const beside = { licenses };
  return { id: `${name}-seed`, value, unit: 's', goal: goalSeedSeconds, better: 'lower', beside };
}

/** Returns the 95th percentile and the median. */
function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p95: at(0.95), p50: at(0.5) };
}

/** Returns the path of a list or a search per name; each round requests something else. */
function measuredPaths(sample) {
  const one = (round) => sample[round % sample.length];
  const license = {
    'first-page': () => '',
    'next-page': (round) => `after=${one(round).next}`,
    'by-product': (round) => `product=${one(round).product}`,
    'status-active': () => 'status=active',
    'status-expired': () => 'status=expired',
    'status-suspended': () => 'status=suspended',
    'status-limit-reached': () => 'status=limit_reached',
    'status-expiring': () => 'status=expiring',
    'search-key': (round) => `searchText=${one(round).key}`,
    'search-part-of-a-key': (round) => `searchText=${one(round).key.slice(0, 10)}`,
    'search-part-of-a-domain': (round) => `searchText=client-${3 * round}`,
    'search-rare-words': (round) => `searchText=order+${1000 * round + 7}`,
    'search-frequent-words': () => 'searchText=spring+sale',
    'search-part-of-an-address': (round) => `searchText=uyer-${997 * round + 100_000}%40sh`,
    'search-frequent-part-of-an-address': () => 'searchText=hop-12',
    'search-part-of-a-product': (round) => `searchText=${PRODUCT_PARTS[round % 3]}`,
    'search-nothing': (round) => `searchText=nobody${round}`,
  };
  const customers = {
    'customers-part-of-an-address': (round) => `q=uyer-${997 * round + 100_000}%40sh`,
    'customers-frequent-part-of-an-address': () => 'q=hop-12',
  };
  const palette = {
    'palette-part-of-a-key': (round) => `query=${one(round).key.slice(0, 10)}`,
    'palette-part-of-an-address': (round) => `query=uyer-${997 * round + 100_000}`,
    'palette-two-characters': (round) => `query=${one(round).key.slice(0, 2)}`,
    'palette-version': (round) => `query=1.${round % 9}`,
    'palette-nothing': (round) => `query=nobody${round}`,
  };
  const pathsOf = (path, queries) =>
    Object.entries(queries).map(([what, queryAt]) => [
      what,
      (round) => `${path}?${queryAt(round)}`,
    ]);
  return [
    ...pathsOf('/api/v2/license', license),
    ...pathsOf('/api/v2/customers', customers),
    ...pathsOf('/api/v1/search', palette),
  ];
}

/** Reads licenses from all parts of the list, each with the cursor of its page. */
async function takeSample(read) {
  const sample = [];
  for (let part = 0; part < 20; part += 1) {
    const page = Math.floor((part * licenses) / 25 / 20);
    const { results, next } = await read(`/api/v2/license?page=${page}`);
    const ofProduct = results.find(({ product }) => product)?.product;
    for (const { key } of results) sample.push({ key, next, product: ofProduct });
  }
  return sample;
}

/** Measures the latency of lists and searches, and validations per second. */
export async function measure(name, settings, validations) {
  return withProduct(settings, async (product) => {
    const headers = { authorization: `Bearer ${await signIn(product)}` };
    const read = async (path) => {
      const response = await fetch(product.url + path, { headers });
      if (!response.ok) throw new Failure(`${path} returned ${response.status}.`);
      return response.json();
    };
    const sample = await takeSample(read);
    const figures = [];
    for (const [what, pathAt] of measuredPaths(sample)) {
      const times = [];
      for (let round = 0; round < rounds + 2; round += 1) {
        const start = performance.now();
        await read(pathAt(round));
        if (round > 1) times.push(performance.now() - start);
      }
      const { p95, p50 } = percentiles(times);
      const id = `${name}-${what}`;
      figures.push({ id, value: p95, unit: 'ms', goal: goalMs, better: 'lower', beside: { p50 } });
    }
    const me = await fetch(`${product.url}/api/v1/users/me`, { headers });
    const path = `/api/v2/public/${(await me.json())._id}/license/validate?license=`;
    const target = {
      url: product.url,
      connections: 50,
      requests: sample.map(({ key }) => ({ path: path + key })),
    };
    await autocannon({ ...target, duration: 3 });
    const { requests, latency, errors } = await autocannon({ ...target, duration: 10 });
    if (errors > 0) throw new Failure(`${errors} validations failed.`);
    figures.push({
      id: `${name}-validate`,
      value: rounded(requests.average, 0),
      unit: '1/s',
      goal: validations,
      better: 'higher',
      beside: { 'p99 ms': rounded(latency.p99) },
    });
    return figures;
  });
}

/** Measures listing, searching and validating a million licenses on both databases. */
export async function manyLicenses() {
  return withTemporaryFolder('licenses', async (folder) => {
    const embedded = { PRESSDOCK_DATA: join(folder, 'embedded') };
    const seeded = await timeSeed('embedded', embedded);
    const figures = [seeded, ...(await measure('embedded', embedded, 1500))];
    const beside = await withPostgres(async (url) => {
      const postgres = { PRESSDOCK_DATA: join(folder, 'postgres'), DATABASE_URL: url };
      const seededBeside = await timeSeed('postgres', postgres);
      return [seededBeside, ...(await measure('postgres', postgres, 3000))];
    });
    return [...figures, ...beside];
  });
}
