import { createFleet } from '../../apps/server/src/simulator/fleet.ts';
import { createRandom } from '../../apps/server/src/simulator/random.ts';
import { toRequest } from '../../apps/server/src/simulator/visitRequest.ts';
import { createClient, failureOf } from './http.mjs';
import { runOpenLoop } from './openLoop.mjs';
import { ratesOf, summarize } from './rules.mjs';

const CONNECTIONS = 100;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Returns the visits of a day of the fleet whose history the database has. */
function lastDayOf({ history, seed, keys }) {
  const now = new Date(new Date().setUTCHours(23, 59, 59, 999));
  let last = [];
  for (const { visits } of createFleet({ ...history, seed, now, licenses: keys }).simulate())
    last = visits;
  return last;
}

/** Returns the functions that send a request of a kind each. */
function createSites({ urls, seed, products, keys, flagProducts, ...setting }) {
  const visits = lastDayOf({ ...setting, seed, keys });
  const random = createRandom(seed, 1);
  const client = createClient(urls, CONNECTIONS);
  const checks = visits.filter(({ kind }) => kind === 'check');
  const offers = new Map();
  const received = {};
  let [check, license, flag] = [0, 0, 0];

  /** Sends a request and counts the bytes of the response's body. */
  const send = async (kind, path, options) => {
    const response = await client.send(path, options);
    received[kind] = (received[kind] ?? 0) + response.text.length;
    return response;
  };

  /** Most sites use the first product. */
  const productOf = ({ site }) =>
    products[site.number % 10 < 6 ? 0 : site.number % products.length];

  const sendCheck = async () => {
    const visit = checks[check++ % checks.length];
    const { method, query, body, userAgent } = toRequest(visit);
    const product = productOf(visit);
    const response = await send(
      'check',
      `/api/v1/updates/${product}?${new URLSearchParams(query)}`,
      {
        method,
        headers: { 'user-agent': userAgent, ...(body && form) },
        ...(body && { body: new URLSearchParams(body).toString() }),
      },
    );
    const offered = /"download_url":"([^"]+)"/.exec(response.text)?.[1];
    if (offered) offers.set(product, offered);
    // A product may require a license, which not every site has.
    return failureOf(response, response.status === 200 || response.status === 401);
  };

  /** Downloads what the product last offered. */
  const sendDownload = async () => {
    const known = [...offers.values()];
    if (known.length === 0) return sendCheck();
    const { pathname, search } = new URL(known[random.below(known.length)].replaceAll('\\/', '/'));
    const response = await send('download', pathname + search);
    return failureOf(response);
  };

  const sendLicense = async () => {
    const key = keys[license++ % keys.length];
    const { site } = checks[license % checks.length];
    const query = new URLSearchParams({ license: key, domain: site.host ?? 'localhost' });
    const response = await send('license', `/api/v2/public/license/validate?${query}`, {
      headers: { 'user-agent': toRequest(checks[license % checks.length]).userAgent },
    });
    // A license may be expired, suspended or without a free activation.
    return failureOf(response, response.status < 500 && response.status !== 429);
  };

  const sendFlags = async () => {
    const { site } = checks[flag++ % checks.length];
    const query = new URLSearchParams({ identifier: `site-${site.number}`, php: site.php });
    const product = flagProducts[site.number % flagProducts.length];
    return failureOf(await send('flags', `/api/v2/public/feature-flags/${product}?${query}`));
  };

  return {
    downloadsPerCheck: visits.length / checks.length - 1,
    received,
    kinds: { check: sendCheck, download: sendDownload, license: sendLicense, flags: sendFlags },
  };
}

/** Sends the requests of sites for some seconds. */
async function run({ downloadsPerCheck, kinds: senders, received }, { sites, seed, seconds }) {
  const rates = ratesOf(sites);
  rates.download = rates.check * downloadsPerCheck;
  const kinds = Object.entries(senders).map(([name, one], index) => ({
    ...{ name, perSecond: rates[name], run: one },
    random: createRandom(seed, 100 + index).next,
  }));
  for (const name of Object.keys(senders)) received[name] = 0;
  const { kinds: results, late, unanswered } = await runOpenLoop(kinds, seconds);
  const summaries = Object.entries(results).map(([name, { times, failures }]) => [
    name,
    {
      ...{ ...summarize(times), perSecond: rates[name], failures },
      responseBytes: received[name] / Math.max(1, times.length),
    },
  ]);
  return { kinds: Object.fromEntries(summaries), lateMs: summarize(late).p99, unanswered };
}

/** Simulates sites in a process without other work: first the setting, then one message per run. */
process.once('disconnect', () => process.exit());
process.once('message', (setting) => {
  const sites = createSites(setting);
  process.on('message', async (order) => process.send(await run(sites, order)));
  process.send('ready');
});
