import { once } from 'node:events';
import { createServer } from 'node:http';
import { pluginZip } from '../../apps/server/test/harness/zips.ts';
import { Failure } from '../bootstrap/failure.mjs';
import { withPostgres } from '../postgres.mjs';
import { withProduct } from './product.mjs';
import { median, rounded } from './rounded.mjs';

const urlsPerProduct = 20;
const slowReleases = 6;
const rounds = 5;
const goalSeconds = 4;

/** Runs the work with a server that records requests and responds only if `isFast`. */
export async function withReceiver(isFast, work, onRequest = () => {}) {
  const times = [];
  const server = createServer((request, response) => {
    times.push(performance.now());
    onRequest(request.url);
    request.resume();
    if (isFast) response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work({ url: `http://127.0.0.1:${server.address().port}`, times });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Registers an account and returns the function that sends its requests. */
async function register({ url }, name) {
  const credentials = { email: `${name}@example.com`, password: 'a long enough phrase' };
  const call = async (token, method, path, body) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Failure(`${path} returned ${response.status}: ${text}`);
    return text;
  };
  const person = { firstName: name, lastName: 'Example' };
  await call(undefined, 'POST', 'users/create/register/', { ...person, ...credentials });
  const token = await call(undefined, 'POST', 'auth', credentials);
  return async (method, path, body) => JSON.parse(await call(token, method, path, body));
}

/** Adds a plugin with webhook URLs and returns the function that uploads and releases a version of it. */
export async function addPlugin(api, slug, urls, padding) {
  const body = { name: slug, slug, description: 'x', webhook_urls: urls };
  const { _id } = await api('POST', 'plugins', body);
  return async (version) => {
    const content = await pluginZip(version, undefined, padding);
    const query = `fileSizeInBytes=${content.length}&slug=${slug}`;
    const ticket = await api('GET', `generate-s3-policy?${query}`);
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
    form.append('file', new Blob([content], { type: 'application/zip' }), `${slug}.zip`);
    await fetch(ticket.url, { method: 'POST', body: form });
    await api('POST', `plugins/${_id}/versions`, { version, s3Url: ticket.s3Url });
  };
}

/** Returns after how many seconds the receiver gets the webhook of a release. */
async function delayOf(release, version, times) {
  const before = times.length;
  const started = performance.now();
  await release(version);
  while (times.length === before) {
    if (performance.now() - started > 300_000) throw new Failure('No webhook arrived.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return (times[before] - started) / 1000;
}

/** Measures the delay of a webhook alone, and behind slow webhooks of another account. */
function measure(id, settings) {
  const all = { ...settings, ALLOW_PRIVATE_ADDRESSES: '1' };
  return withReceiver(true, (fast) =>
    withReceiver(false, (slow) =>
      withProduct(all, async (product) => {
        const [ada, ben] = [await register(product, 'ada'), await register(product, 'ben')];
        const release = await addPlugin(ben, 'ben', [`${fast.url}/ben`]);
        const alone = [];
        for (let round = 0; round < rounds; round += 1) {
          alone.push(await delayOf(release, `1.0.${round}`, fast.times));
        }
        const urls = Array.from({ length: urlsPerProduct }, (_, one) => `${slow.url}/${one}`);
        const releaseSlow = await addPlugin(ada, 'ada', urls);
        for (let round = 0; round < slowReleases; round += 1) await releaseSlow(`1.0.${round}`);
        while (slow.times.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        const behind = await delayOf(release, '2.0.0', fast.times);
        return {
          id,
          value: rounded(behind, 2),
          unit: 's',
          goal: goalSeconds,
          better: 'lower',
          beside: {
            alone: rounded(median(alone), 2),
            'slow webhooks of another account': urlsPerProduct * slowReleases,
          },
        };
      }),
    ),
  );
}

/** Measures webhooks on both databases. */
export async function webhooks() {
  return [
    await measure('webhook-delay-embedded', {}),
    await withPostgres((url) => measure('webhook-delay-postgres', { DATABASE_URL: url })),
  ];
}
