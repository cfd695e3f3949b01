import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from '../bootstrap/failure.mjs';
import { withPostgres } from '../postgres.mjs';
import { withBare } from './bare.mjs';
import { readMemory } from './footprint.mjs';
import { signIn, withProduct } from './product.mjs';
import { rounded } from './rounded.mjs';

/** As many products as the hourly limit of each allows a million identifiers in. */
const PRODUCTS = 10;
const FLAGS = 50;
const IDENTIFIERS = 1_000_000;
const WARM_SECONDS = 5;
const LOAD_SECONDS = 310;
const CHANGES_PER_SECOND = 2;
const STALENESS_ROUNDS = 20;

/** Returns a function that calls the server as the demo's author. */
async function author(product) {
  const headers = {
    authorization: `Bearer ${await signIn(product)}`,
    'content-type': 'application/json',
  };
  return async (method, path, body) => {
    const url = `${product.url}/api/v2/feature-flags/products${path}`;
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, ...sent });
    if (!response.ok) throw new Failure(`${path} returned ${response.status}.`);
    return response.json();
  };
}

const TYPES = [
  { flag_type: 'on/off' },
  { flag_type: 'percentage', percentage: 25 },
  { flag_type: 'individual', individual_users: ['person-7@example.com'] },
  {
    flag_type: 'group',
    percentage: 50,
    group: {
      match: 'all',
      conditions: [
        { attribute: 'wordpress', comparator: '>=', value: '6.4' },
        { attribute: 'php', comparator: '>=', value: '8.1' },
      ],
    },
  },
];

/** Adds products with flags of every type, and returns the paths of the flags by product. */
async function addProducts(call) {
  const products = [];
  for (let index = 0; index < PRODUCTS; index += 1) {
    const { _id: id } = await call('POST', '', { name: `Bench ${index}` });
    const flags = [];
    for (let number = 0; number < FLAGS; number += 1) {
      const identifier = `FLAG_${number}`;
      const type = TYPES[number % TYPES.length];
      const flag = { name: identifier, identifier, active: true, ...type };
      const created = await call('POST', `/${id}/flags`, flag);
      flags.push(`/${id}/flags/${created._id}`);
    }
    products.push({ id, flags });
  }
  return products;
}

/** Requests flags for some seconds. Every response must be a 200. */
async function load(url, products, seconds) {
  const child = fork(fileURLToPath(new URL('flagClients.mjs', import.meta.url)), { execArgv: [] });
  child.send({ url, products, identifiers: IDENTIFIERS, seconds });
  const [{ responses, failures, p99 }] = await once(child, 'message');
  if (failures > 0) throw new Failure(`${failures} requests for flags failed under load.`);
  return { perSecond: rounded(responses / seconds, 0), p99 };
}

/** Turns the flags of a product on and off one after the other, until it is aborted. */
async function changeFlags(call, flags, signal) {
  let changes = 0;
  while (!signal.aborted) {
    const active = Math.floor(changes / flags.length) % 2 === 1;
    await call('PATCH', flags[changes % flags.length], { active });
    changes += 1;
    await wait(1000 / CHANGES_PER_SECOND);
  }
  return changes;
}

/** Reads the memory of the server once a second, until it is aborted. Returns the average of each third. */
async function watchMemory(pid, signal) {
  const sizes = [];
  while (!signal.aborted) {
    sizes.push(readMemory(pid));
    await wait(1000);
  }
  const third = Math.floor(sizes.length / 3);
  return [0, 1, 2].map((index) => {
    // Averages, because the heap grows and shrinks by more than 100 MB with each garbage collection.
    const part = sizes.slice(index * third, (index + 1) * third);
    return part.reduce((sum, size) => sum + size, 0) / part.length;
  });
}

async function measure(name, settings) {
  return withProduct(settings, async (product) => {
    const call = await author(product);
    const products = await addProducts(call);
    const ids = products.map(({ id }) => id);
    await load(product.url, ids, WARM_SECONDS);
    // One of the identifiers of the load: with another one, a product would have more than its limit.
    const identifier = encodeURIComponent('person-0@example.com');
    const response = await fetch(
      `${product.url}/api/v2/public/feature-flags/${ids[0]}?identifier=${identifier}`,
    );
    const { perSecond: bare } = await withBare(await response.text(), (url) => load(url, ids, 5));
    const stop = new AbortController();
    const changing = changeFlags(call, products[0].flags, stop.signal);
    const watching = watchMemory(product.pid, stop.signal);
    const { perSecond, p99 } = await load(product.url, ids, LOAD_SECONDS);
    stop.abort();
    const [changes, [, second, last]] = await Promise.all([changing, watching]);
    // The queue is written within some seconds.
    await wait(5000);
    const counts = await Promise.all(ids.map((id) => call('GET', `/${id}/active-user-count`)));
    const recorded = counts.reduce((sum, { count }) => sum + count, 0);
    const figure = (what, value, unit, goal, better, beside = {}) => ({
      id: `flags-${name}-${what}`,
      ...{ value, unit, goal, better, beside },
    });
    return [
      figure('responses', perSecond, '1/s', 10_000, 'higher', { 'bare node:http': bare, changes }),
      figure('p99', p99, 'ms', 15, 'lower'),
      figure('identifiers', recorded, 'stored', IDENTIFIERS, 'higher'),
      // The caches fill in the first third.
      figure('memory-growth', rounded(last - second, 0), 'MB', 60, 'lower', {
        'MB in the second third': rounded(second, 0),
      }),
    ];
  });
}

/** Measures how long a second process on the database answers with a flag's earlier state. */
async function staleness(settings) {
  return withProduct(settings, (product) =>
    withProduct(settings, async (other) => {
      const call = await author(product);
      const { _id: id } = await call('POST', '', { name: 'Staleness' });
      const flag = { name: 'A', identifier: 'A', flag_type: 'on/off', active: false };
      const { _id: flagId } = await call('POST', `/${id}/flags`, flag);
      const isActive = async () => {
        const response = await fetch(`${other.url}/api/v2/public/feature-flags/${id}`);
        return (await response.json())[0]?.active === true;
      };
      const times = [];
      for (let round = 0; round < STALENESS_ROUNDS; round += 1) {
        const active = round % 2 === 0;
        await isActive();
        await call('PATCH', `/${id}/flags/${flagId}`, { active });
        const changed = performance.now();
        while ((await isActive()) !== active) await wait(10);
        times.push(performance.now() - changed);
      }
      const value = rounded(Math.max(...times) / 1000, 2);
      return { id: 'flags-staleness', value, unit: 's', goal: 2, better: 'lower', beside: {} };
    }),
  );
}

/** Measures requests for flags on both databases, and how fast two processes agree. */
export async function flags() {
  const masterKey = randomBytes(32).toString('base64');
  return [
    ...(await measure('embedded', {})),
    ...(await withPostgres((url) => measure('postgres', { DATABASE_URL: url }))),
    await withPostgres((url) => staleness({ DATABASE_URL: url, PRESSDOCK_MASTER_KEY: masterKey })),
  ];
}
