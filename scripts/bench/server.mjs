import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { Failure } from '../bootstrap/failure.mjs';
import { withPostgres } from '../postgres.mjs';
import { withBare } from './bare.mjs';
import { signIn, withProduct } from './product.mjs';
import { median, rounded } from './rounded.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const site = { 'user-agent': 'WordPress/6.6.1; https://shop.example' };

const CONNECTIONS = 20;
const SITES_PER_CONNECTION = 250;

/** The facts that sites send whose owners consent to analytics. The User-Agent contains the address. */
const facts = 'collectAnalytics=1&mysqlVersion=10.6.18-MariaDB&theme=astra%7C-%7CAstra%7C-%7C4.8';

/** Returns a function that gives each connection requests of its own sites. */
function asSites(path) {
  let sites = 0;
  return (client) => {
    const requests = Array.from({ length: SITES_PER_CONNECTION }, () => {
      sites += 1;
      return { path, headers: { 'user-agent': `WordPress/6.6.1; https://site-${sites}.shop` } };
    });
    client.setRequests(requests);
  };
}

/** Repeats a request on twenty connections for some seconds; every response must be a 200. */
async function load(url, options) {
  const result = await autocannon({ url, headers: site, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Failure(`${url} failed ${result.non2xx + result.errors} times under load.`);
  }
  return result;
}

/** Measures responses per second of both URLs in turns, so that both run under the same load. */
async function perSecond(urls, options) {
  const rates = urls.map(() => []);
  for (const url of urls) await load(url, { duration: 2, ...options });
  for (let round = 0; round < 4; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { requests } = await load(url, { duration: 3, ...options });
      rates[index].push(requests.average);
    }
  }
  return rates.map((values) => rounded(median(values), 0));
}

/** Returns the update-check URL of the demo plugin with the most versions. */
async function updateCheck(product) {
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  const plugins = await (await fetch(`${product.url}/api/v1/plugins`, { headers })).json();
  const [plugin] = plugins.sort((a, b) => b.versionCount - a.versionCount);
  if (!plugin?.versionCount) throw new Failure('The demo has no plugin with a version.');
  const query = 'installed_version=0.0.1&php=8.3&locale=en_US&checking_for_updates=1';
  return `${product.url}/api/v1/updates/${plugin._id}?${query}`;
}

/**
 * Measures update checks per second, of one site and of 5,000 sites whose facts are recorded, with a bare
 * server's responses of the same size as reference.
 */
async function checks(name, settings) {
  return withProduct(settings, async (product) => {
    const url = await updateCheck(product);
    const response = await fetch(url, { headers: site });
    const body = await response.text();
    if (!response.ok) throw new Failure(`The update check returned ${response.status}: ${body}`);
    const { pathname, search } = new URL(url);
    const sites = { setupClient: asSites(`${pathname}${search}&${facts}`) };
    const measured = await withBare(body, async (floor) => ({
      [`update-checks-${name}`]: await perSecond([url, floor]),
      [`update-checks-of-sites-${name}`]: await perSecond([url, floor], sites),
    }));
    return Object.entries(measured).map(([id, [value, bare]]) => ({
      ...{ id, value, unit: '1/s', goal: rounded(bare * 0.4, 0), better: 'higher' },
      beside: { 'bare node:http': bare },
    }));
  });
}

/** Measures the p99 of update checks during twenty concurrent uploads of 20 MB. */
async function checksDuringUploads() {
  return withProduct({}, async (product) => {
    const url = await updateCheck(product);
    const steady = { overallRate: 200, connections: 10 };
    const { latency: quiet } = await load(url, { ...steady, duration: 5 });
    const child = fork(here('uploads.mjs'), { execArgv: [] });
    child.send({ url: product.url, token: await signIn(product), count: 20, bytes: 20_000_000 });
    const ended = once(child, 'message');
    const run = autocannon({ url, headers: site, ...steady, duration: 120 });
    const [{ failures, seconds }] = await ended;
    run.stop();
    const { latency, non2xx } = await run;
    if (failures > 0 || non2xx > 0) {
      throw new Failure(`${failures} uploads and ${non2xx} update checks failed.`);
    }
    return {
      id: 'update-check-p99-during-uploads',
      value: rounded(latency.p99),
      unit: 'ms',
      goal: 100,
      better: 'lower',
      beside: { 'without uploads': rounded(quiet.p99), 'seconds of uploads': rounded(seconds) },
    };
  });
}

/** Measures update checks on both databases and during uploads. */
export async function server() {
  return [
    ...(await checks('embedded', {})),
    ...(await withPostgres((url) => checks('postgres', { DATABASE_URL: url }))),
    await checksDuringUploads(),
  ];
}
