import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { Failure } from '../bootstrap/failure.mjs';
import { withPostgres } from '../postgres.mjs';
import { signIn, withProduct } from './product.mjs';
import { median, rounded } from './rounded.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Sends a request and returns its status and time in milliseconds. */
function request(url, headers = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, ms: performance.now() - started }),
      );
    }).on('error', reject);
  });
}

/** Runs the work with a server on Postgres, a connection to its database, and its newest plugin. */
function withTraffic(work) {
  return withPostgres((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async (product) => {
      const admin = new URL(databaseUrl);
      admin.username = 'postgres';
      const client = new pg.Client({ connectionString: admin.href });
      await client.connect();
      try {
        const { rows } = await client.query(
          `select item_id as id from versions group by item_id order by count(*) desc limit 1`,
        );
        return await work({ ...product, client, plugin: rows[0].id });
      } finally {
        await client.end();
      }
    }),
  );
}

const CHECKS_PER_HOUR = 36_000;
const PER_SECOND = 1500;

/** Returns the query of a check whose values are as long as possible and different each time. */
function hostileQuery(number) {
  const names = ['installed_version', 'php', 'locale', 'mysqlVersion'];
  const value = `${number}.${'9'.repeat(90)}`;
  const facts = Object.fromEntries([...names, 'theme'].map((name) => [name, value]));
  return new URLSearchParams({ ...facts, collectAnalytics: '1' });
}

/** Measures what one client at the rate limit adds to the database in a day, always as new sites. */
async function flood({ url, client, plugin }) {
  const size = async () => {
    const { rows } = await client.query(
      `select sum(pg_total_relation_size(oid))::float as bytes from pg_class
        where relkind = 'r' and relname ~
          '^(sites|site_releases|site_days_.*|day_rollups|day_snapshots|daily_.*)$'`,
    );
    return rows[0].bytes;
  };
  const count = async () =>
    Number((await client.query('select count(*) from sites')).rows[0].count);
  const before = { bytes: await size(), rows: await count() };
  for (let sent = 0; sent < CHECKS_PER_HOUR; sent += PER_SECOND) {
    const [, ...results] = await Promise.all([
      after(1000),
      ...Array.from({ length: PER_SECOND }, (_, index) =>
        request(`${url}/api/v1/updates/${plugin}?${hostileQuery(sent + index)}`, {
          'user-agent': `WordPress/6.6.1; https://site-${sent + index}.${'flood'.repeat(10)}.example`,
        }),
      ),
    ]);
    const failed = results.find(({ status }) => status !== 200);
    if (failed) throw new Failure(`An update check returned ${failed.status}.`);
  }
  await after(5000);
  const rows = (await count()) - before.rows;
  const bytes = (await size()) - before.bytes;
  return {
    id: 'update-check-flood-per-day',
    value: rounded((24 * bytes) / 1e6, 0),
    unit: 'MB',
    goal: 100,
    better: 'lower',
    beside: { 'rows per day': 24 * rows, 'bytes per check': rounded(bytes / CHECKS_PER_HOUR, 0) },
  };
}

const residentBytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Measures the memory that update checks of eighty hostile products hold. */
async function memory({ url, client, plugin, pid }) {
  const { rows: products } = await client.query(
    `insert into items (id, account_id, kind, name, slug, description, installation)
      select gen_random_uuid(), account_id, kind, name, 'hostile-' || n, repeat('&lt;', 65000),
        repeat('&lt;', 65000) from items, generate_series(1, 80) n where id = $1 returning id`,
    [plugin],
  );
  for (const { id } of products) {
    await client.query(
      `insert into versions (id, account_id, item_id, version, version_major, version_minor,
          version_patch, changelog, object_key, file_size, sha256, file_count)
        select gen_random_uuid(), account_id, id, '1.' || n || '.0', 1, n, 0,
          repeat('&lt;', 65000), 'x', 1, 'x', 1
        from items, generate_series(1, 15) n where id = $1`,
      [id],
    );
  }
  await after(3000);
  const before = residentBytes(pid);
  let largest = 0;
  for (const { id } of products) {
    const response = await fetch(`${url}/api/v1/updates/${id}`, {
      headers: { 'user-agent': 'WordPress/6.6.1; https://shop.example' },
    });
    largest = Math.max(largest, (await response.arrayBuffer()).byteLength);
  }
  const held = residentBytes(pid) - before;
  await after(20_000);
  return {
    id: 'memory-after-80-update-checks',
    value: rounded(held / 1e6, 0),
    unit: 'MB',
    goal: 150,
    better: 'lower',
    beside: {
      'after 20 s': rounded((residentBytes(pid) - before) / 1e6, 0),
      'largest response in kB': rounded(largest / 1000, 0),
    },
  };
}

/** Measures how long a save of a hostile description keeps other requests waiting. */
async function saves(product) {
  const headers = {
    authorization: `Bearer ${await signIn(product)}`,
    'content-type': 'application/json',
  };
  const path = `${product.url}/api/v1/plugins/${product.plugin}`;
  const save = (description) =>
    fetch(path, { method: 'PATCH', headers, body: JSON.stringify({ description }) });
  const texts = ['<b></i>'.repeat(9362), '<i>a</i>'.repeat(8190)];
  const blocked = [];
  for (let round = 0; round < 6; round += 1) {
    for (const text of texts) {
      let isSaving = true;
      const saving = save(text).finally(() => {
        isSaving = false;
      });
      let longest = 0;
      while (isSaving) longest = Math.max(longest, (await request(`${product.url}/healthz`)).ms);
      await saving;
      blocked.push(longest);
    }
  }
  return {
    id: 'save-blocks-requests',
    value: rounded(median(blocked)),
    unit: 'ms',
    goal: 30,
    better: 'lower',
    beside: { longest: rounded(Math.max(...blocked)) },
  };
}

/** Measures what hostile traffic costs: space in the database, memory, and time of other requests. */
export async function traffic() {
  return withTraffic(async (product) => [
    await flood(product),
    await saves(product),
    await memory(product),
  ]);
}
