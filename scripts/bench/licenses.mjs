import { join } from 'node:path';
import autocannon from 'autocannon';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { withPostgres } from '../postgres.mjs';
import { signIn, withProduct } from './product.mjs';
import { rounded } from './rounded.mjs';

const licenses = 1_000_000;
const rounds = 40;
const goalMs = 60;
const goalSeedSeconds = 300;

async function seed(name, settings) {
  const start = performance.now();
  const args = ['--conditions=pressdock-source', 'scripts/seed/run.mjs', 'licenses', `${licenses}`];
  const env = { ...process.env, ...settings, PRESSDOCK_DEMO: '1' };
  const { code, output } = await capture(process.execPath, args, { cwd: root, env });
  if (code !== 0) throw new Failure(`Seeding ended with ${code}: ${output}`);
  const value = rounded((performance.now() - start) / 1000, 0);
  const beside = { licenses };
  return { id: `${name}-seed`, value, unit: 's', goal: goalSeedSeconds, better: 'lower', beside };
}

/** The time within which nineteen of twenty answers came, and the middle one beside it. */
function slowest(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p95: at(0.95), p50: at(0.5) };
}

/** What is asked of the list, each time about something else. */
function questions(sample) {
  const one = (place) => sample[place % sample.length];
  return {
    'first-page': () => '',
    'next-page': (place) => `after=${one(place).next}`,
    'by-product': (place) => `product=${one(place).product}`,
    'status-active': () => 'status=active',
    'status-expired': () => 'status=expired',
    'status-suspended': () => 'status=suspended',
    'status-limit-reached': () => 'status=limit_reached',
    'status-expiring': () => 'status=expiring',
    'search-key': (place) => `searchText=${one(place).key}`,
    'search-part-of-a-key': (place) => `searchText=${one(place).key.slice(0, 10)}`,
    'search-part-of-a-domain': (place) => `searchText=client-${3 * place}`,
    'search-rare-words': (place) => `searchText=order+${1000 * place + 7}`,
    'search-frequent-words': () => 'searchText=spring+sale',
    'search-nothing': (place) => `searchText=nobody${place}`,
  };
}

/** Licenses from all over the list, each with the place in the list after it. */
async function takeSample(read) {
  const sample = [];
  for (let part = 0; part < 20; part += 1) {
    const page = Math.floor((part * licenses) / 25 / 20);
    const { results, next } = await read(`page=${page}`);
    const ofProduct = results.find(({ product }) => product)?.product;
    for (const { key } of results) sample.push({ key, next, product: ofProduct });
  }
  return sample;
}

/** How fast lists and searches are answered, and how many validations in a second. */
export async function measure(name, settings, validations) {
  return withProduct(settings, async (product) => {
    const headers = { authorization: `Bearer ${await signIn(product)}` };
    const read = async (query) => {
      const answer = await fetch(`${product.url}/api/v2/license?${query}`, { headers });
      if (!answer.ok) throw new Failure(`${query} was answered ${answer.status}.`);
      return answer.json();
    };
    const sample = await takeSample(read);
    const figures = [];
    for (const [what, ask] of Object.entries(questions(sample))) {
      const times = [];
      for (let place = 0; place < rounds + 2; place += 1) {
        const start = performance.now();
        await read(ask(place));
        if (place > 1) times.push(performance.now() - start);
      }
      const { p95, p50 } = slowest(times);
      const id = `${name}-${what}`;
      figures.push({ id, value: p95, unit: 'ms', goal: goalMs, better: 'lower', beside: { p50 } });
    }
    const path = '/api/v2/public/license/validate?license=';
    const asked = {
      url: product.url,
      connections: 50,
      requests: sample.map(({ key }) => ({ path: path + key })),
    };
    await autocannon({ ...asked, duration: 3 });
    const { requests, latency, errors } = await autocannon({ ...asked, duration: 10 });
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

/** How a million licenses are listed, searched and validated, on both databases. */
export async function manyLicenses() {
  return withTemporaryFolder('licenses', async (folder) => {
    const embedded = { PRESSDOCK_DATA: join(folder, 'embedded') };
    const seeded = await seed('embedded', embedded);
    const figures = [seeded, ...(await measure('embedded', embedded, 1500))];
    const beside = await withPostgres(async (url) => {
      const postgres = { PRESSDOCK_DATA: join(folder, 'postgres'), DATABASE_URL: url };
      const seededBeside = await seed('postgres', postgres);
      return [seededBeside, ...(await measure('postgres', postgres, 3000))];
    });
    return [...figures, ...beside];
  });
}
