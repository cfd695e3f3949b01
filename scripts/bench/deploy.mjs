import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRepository, runGit } from '../../apps/server/test/harness/git/repository.ts';
import { startGitHttpServer } from '../../apps/server/test/harness/git/smartHttp.ts';
import { mainFile } from '../../apps/server/test/harness/zips.ts';
import { Failure } from '../bootstrap/failure.mjs';
import { requireGit } from '../git.mjs';
import { readMemory } from './footprint.mjs';
import { signIn, withProduct } from './product.mjs';
import { percentile, rounded } from './rounded.mjs';

const rounds = 20;
const simultaneous = 20;
const largeMegabytes = 500;
const manyFiles = 100_000;

const megabyte = 1_000_000;
const limitMs = 180_000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a function returns a value, which is called every few milliseconds. */
export async function until(read, what, everyMs = 20) {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const value = await read();
    if (value) return value;
    await wait(everyMs);
  }
  throw new Failure(`${what} took longer than ${limitMs / 1000} s.`);
}

/** Returns the function that sends the demo account's requests. */
export async function connect(product) {
  const authorization = `Bearer ${await signIn(product)}`;
  return async (method, path, body) => {
    const response = await fetch(`${product.url}/api/v1/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Failure(`${path} returned ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

/** Returns a hook that sends a signed webhook, as code hosts do. */
function webhookHook({ webhookUrl, webhookSecret }) {
  return `const { createHmac, randomUUID } = require('node:crypto');
const [before, after, ref] = require('node:fs').readFileSync(0, 'utf8').trim().split(' ');
const body = JSON.stringify({ ref, before, after });
const signature = 'sha256=' + createHmac('sha256', '${webhookSecret}').update(body).digest('hex');
const headers = { 'x-hub-signature-256': signature, 'x-delivery': randomUUID() };
fetch('${webhookUrl}', { method: 'POST', body, headers }).then(() => process.exit(0));`;
}

/** Adds a plugin that is deployed from a new repository. */
export async function addDeployedPlugin({ api, git, root }, slug) {
  const repository = await createRepository(root, `${slug}.git`);
  const { _id: id } = await api('POST', 'plugins', { name: slug, slug, description: 'x' });
  const url = `${git.url}/${slug}.git`;
  const { _id: repositoryId } = await api('POST', 'repositories', { url });
  const path = `repositories/deploy-key-webhook/${id}/${repositoryId}`;
  const connected = await api('POST', path, {});
  return { id, slug, url, repository, connected };
}

/** Clones a repository with about 5 MB of files and returns the function that pushes a version. */
export async function cloneOf({ slug, url, repository, connected }, folder) {
  const files = Array.from({ length: 50 }, (_, n) => [
    `assets/${n}.bin`,
    randomBytes(megabyte / 10),
  ]);
  await repository.commit({ files: Object.fromEntries(files) });
  await repository.addHook('post-receive', webhookHook(connected));
  const clone = join(folder, slug);
  await runGit(['clone', '--quiet', url, clone]);
  return {
    async commit(version) {
      const changed = { 'pressdock.version': version, [`${slug}.php`]: mainFile(version) };
      for (const [name, content] of Object.entries(changed)) {
        await mkdir(dirname(join(clone, name)), { recursive: true });
        await writeFile(join(clone, name), content);
      }
      await runGit(['-C', clone, 'add', '--all']);
      await runGit(['-C', clone, 'commit', '--quiet', '-m', `Release ${version}`]);
    },
    push: () => runGit(['-C', clone, 'push', '--quiet', 'origin', 'HEAD:master']),
  };
}

/** Returns whether sites are offered a version. */
export async function isOffered(product, { id }, version) {
  const response = await fetch(`${product.url}/api/v1/updates/${id}`);
  return (await response.json()).version === version;
}

/** Returns after how many seconds a pushed version is offered. */
async function timePush(product, plugin, clone, version) {
  await clone.commit(version);
  const start = performance.now();
  await clone.push();
  await until(() => isOffered(product, plugin, version), 'A push');
  return (performance.now() - start) / 1000;
}

async function measurePushes(context) {
  const { product, folder } = context;
  const plugin = await addDeployedPlugin(context, 'bench-one');
  const clone = await cloneOf(plugin, folder);
  await timePush(product, plugin, clone, '0.1.0');
  const seconds = [];
  for (let round = 0; round < rounds; round += 1) {
    seconds.push(await timePush(product, plugin, clone, `1.${round}.0`));
  }
  return {
    id: 'deploy-push-to-offer-p95',
    value: rounded(percentile(seconds, 0.95), 2),
    unit: 's',
    goal: 3,
    better: 'lower',
    beside: { p50: rounded(percentile(seconds, 0.5), 2), pushes: rounds },
  };
}

async function measureSimultaneous(context) {
  const { product, folder } = context;
  const all = [];
  for (let index = 0; index < simultaneous; index += 1) {
    const plugin = await addDeployedPlugin(context, `bench-many-${index}`);
    const clone = await cloneOf(plugin, folder);
    await clone.commit('1.0.0');
    all.push({ plugin, clone });
  }
  const start = performance.now();
  await Promise.all(
    all.map(async ({ plugin, clone }) => {
      await clone.push();
      await until(() => isOffered(product, plugin, '1.0.0'), 'A simultaneous push');
    }),
  );
  return {
    id: 'deploy-simultaneous-pushes',
    value: rounded((performance.now() - start) / 1000, 1),
    unit: 's',
    goal: 60,
    better: 'lower',
    beside: { pushes: simultaneous },
  };
}

/** Builds a repository that is too large, and measures the time and the memory until it is rejected. */
async function measureRejection(context, name, fill) {
  const { api, product } = context;
  const plugin = await addDeployedPlugin(context, `bench-${name}`);
  const slug = plugin.slug;
  await fill(plugin.repository);
  const files = { 'pressdock.version': '1.0.0', [`${slug}.php`]: mainFile('1.0.0') };
  await plugin.repository.commit({ files });
  await wait(5000);
  const idle = readMemory(product.pid);
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, readMemory(product.pid));
  }, 50);
  const start = performance.now();
  const { _id } = await api('POST', `repositories/build/${plugin.id}`);
  const build = await until(async () => {
    const read = await api('GET', `repositories/webhook-log/${_id}`);
    return read.finishedAt && read;
  }, 'A rejection');
  clearInterval(timer);
  if (build.status !== 'failed') throw new Failure(`The ${name} repository was ${build.status}.`);
  const seconds = rounded((performance.now() - start) / 1000, 1);
  const figure = {
    better: 'lower',
    beside: { [`status ${build.responseCode} at ${build.step}`]: 1 },
  };
  return [
    { id: `deploy-${name}-rejected`, value: seconds, unit: 's', goal: 120, ...figure },
    {
      id: `deploy-${name}-memory`,
      value: Math.round(peak - idle),
      unit: 'MB',
      goal: 150,
      better: 'lower',
      beside: { idle: Math.round(idle) },
    },
  ];
}

async function fillLarge(repository) {
  // The Git server would spend a minute on deltas of random bytes.
  await repository.git('config', 'core.bigFileThreshold', '500k');
  for (let part = 0; part < largeMegabytes / 50; part += 1) {
    const files = Array.from({ length: 50 }, (_, n) => [
      `data/${part}-${n}`,
      randomBytes(megabyte),
    ]);
    await repository.commit({ files: Object.fromEntries(files) });
  }
}

async function fillMany(repository) {
  const files = Array.from({ length: manyFiles }, (_, n) => [`files/${n % 100}/${n}`, String(n)]);
  await repository.commit({ files: Object.fromEntries(files) });
}

/** Measures deployments: from a push to the offer, simultaneous pushes, and repositories that are too large. */
export async function deploy() {
  await requireGit();
  const folder = mkdtempSync(join(tmpdir(), 'pressdock-deploy-'));
  const root = join(folder, 'served');
  const git = await startGitHttpServer(root);
  try {
    return await withProduct({ ALLOW_PRIVATE_ADDRESSES: '1' }, async (product) => {
      const context = { product, folder, root, git, api: await connect(product) };
      return [
        await measurePushes(context),
        await measureSimultaneous(context),
        ...(await measureRejection(context, 'large', fillLarge)),
        ...(await measureRejection(context, 'many-files', fillMany)),
      ];
    });
  } finally {
    await git.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
