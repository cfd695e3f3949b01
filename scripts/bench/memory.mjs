import autocannon from 'autocannon';
import { Failure } from '../bootstrap/failure.mjs';
import { withPostgres } from '../postgres.mjs';
import { readMemory } from './footprint.mjs';
import { signIn, withProduct } from './product.mjs';

const idleMs = 5000;
const loadSeconds = 60;
const sites = 2000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns requests of many sites and some of the dashboard, in the order in which they are sent. */
async function listRequests(product) {
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  const read = async (path) => (await fetch(`${product.url}${path}`, { headers })).json();
  const plugins = (await read('/api/v1/plugins')).filter(({ versionCount }) => versionCount > 0);
  const [key] = (await read('/api/v2/license?page=0')).results;
  if (!plugins[0] || !key)
    throw new Failure('The demo has no plugin with a version or no license.');
  const query = 'installed_version=0.0.1&php=8.3&locale=en_US&checking_for_updates=1';
  return Array.from({ length: sites }, (_, site) => {
    const { _id: id } = plugins[site % plugins.length];
    const sent = { 'user-agent': `WordPress/6.6.1; https://shop-${site}.example` };
    const check = { path: `/api/v1/updates/${id}?${query}`, headers: sent };
    const license = { path: `/api/v2/public/license/validate?license=${key.key}`, headers: sent };
    const own = { path: site % 40 === 0 ? `/api/v1/plugins/${id}` : '/api/v1/plugins', headers };
    return [check, check, site % 4 === 0 ? license : check, site % 8 === 0 ? own : check];
  }).flat();
}

/** Runs 200 requests per second and returns the highest memory of the server's process in MB. */
async function peakUnderLoad(product) {
  const requests = await listRequests(product);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readMemory(product.pid));
  }, 100);
  const options = { connections: 20, overallRate: 200, duration: loadSeconds };
  const result = await autocannon({ url: product.url, requests, ...options });
  clearInterval(timer);
  if (result['5xx'] + result.errors > 0) {
    throw new Failure(
      `${result['5xx']} requests failed and ${result.errors} were lost under load.`,
    );
  }
  return peak;
}

async function measure(name, settings, goals) {
  return withProduct(settings, async (product) => {
    const firstStart = product.startPeakMb;
    await wait(idleMs);
    const idle = readMemory(product.pid);
    const load = await peakUnderLoad(product);
    const figure = (what, value, goal, beside = {}) => ({
      id: `memory-${name}-${what}`,
      value: Math.round(value),
      unit: 'MB',
      goal,
      better: 'lower',
      beside,
    });
    return [
      figure('first-start', firstStart, goals.firstStart, {
        'main process': Math.round(readMemory(product.pid, 'VmHWM')),
      }),
      figure('idle', idle, goals.idle),
      figure('200-per-second', load, goals.load),
    ];
  });
}

/** Measures the memory of the server on both databases: the first start, idle and under load. */
export async function memory() {
  return [
    ...(await measure('embedded', {}, { firstStart: 800, idle: 450, load: 700 })),
    ...(await withPostgres((url) =>
      measure('postgres', { DATABASE_URL: url }, { firstStart: 300, idle: 250, load: 300 }),
    )),
  ];
}
