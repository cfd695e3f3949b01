import { createRandom } from '../../apps/server/src/simulator/random.ts';
import { signIn } from '../bench/product.mjs';
import { createClient, failureOf } from './http.mjs';

const CONNECTIONS = 30;
/** A hundred people at work, each of whom opens a page of four calls every minute. */
const PER_SECOND = { list: 2.5, search: 1, analytics: 3, edit: 0.3 };

const facts = ['version', 'wordpress', 'php', 'mysql', 'language', 'country', 'hosting', 'theme'];
const dayBefore = (day, count) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Returns the paths that people read by kind. */
function pathsOf({ account, products, keys, customers, history }) {
  const of = `product=${history.product}`;
  const days = [history.newest, dayBefore(history.newest, 1)];
  const month = `from=${dayBefore(history.newest, 6)}&to=${history.newest}`;
  const analytics = [
    ...days.flatMap((day) => [
      `${day}?${of}`,
      ...facts.map((fact) => `${day}/values/${fact}?${of}`),
      `${day}/values/php?${of}&filter=php.gte.8.1&filter=language.eq.en-US`,
      `${day}/wordpress-by-version?${of}`,
      `themes/${day}?${of}`,
      `domains?${of}&date=${day}&page=1`,
      `domains?${of}&date=${day}&query=bakery`,
    ]),
    `dates?${of}`,
    `downloads?${of}`,
    `growth?${of}&${month}`,
    `health?${of}`,
  ];
  return {
    list: [
      '/api/v1/plugins',
      '/api/v1/themes',
      '/api/v2/license',
      '/api/v2/license?status=active',
      '/api/v2/customers',
      '/api/v2/stats',
      ...products.map((id) => `/api/v1/plugins/${id}`),
      ...products.map((id) => `/api/v1/plugins/${id}/versions?order=true&limit=5`),
    ],
    search: [
      ...keys.slice(0, 40).map((key) => `/api/v2/license?searchText=${key.slice(0, 10)}`),
      ...customers.map((part) => `/api/v2/customers?q=${part}`),
      ...keys.slice(40, 60).map((key) => `/api/v1/search?query=${key.slice(0, 8)}`),
      '/api/v2/license?searchText=spring+sale',
    ],
    analytics: analytics.map((path) => `/api/v2/analytics/${account}/${path}`),
  };
}

/** Returns the kinds of requests that people in the dashboard send, for the open loop. */
export async function createPeople({ urls, seed, ...setting }, product) {
  const client = createClient(urls, CONNECTIONS);
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const random = createRandom(seed, 2);
  let edits = 0;

  const save = () => {
    edits += 1;
    if (edits % 2 === 0) {
      const body = JSON.stringify({ email: `load-${edits}-${Date.now()}@customer.example` });
      return client.send('/api/v2/customers', { method: 'POST', headers: json, body });
    }
    const id = setting.products[random.below(setting.products.length)];
    const body = JSON.stringify({ description: `<p>Edited ${edits} times.</p>` });
    return client.send(`/api/v1/plugins/${id}`, { method: 'PATCH', headers: json, body });
  };
  const readers = Object.entries(pathsOf(setting)).map(([name, paths]) => [
    name,
    () => client.send(paths[random.below(paths.length)], { headers }),
  ]);
  return [...readers, ['edit', save]].map(([name, send], index) => ({
    ...{ name, perSecond: PER_SECOND[name], random: createRandom(seed, 200 + index).next },
    run: async () => failureOf(await send()),
  }));
}
