import { randomBytes } from 'node:crypto';
import { createRandom } from '../../apps/server/src/simulator/random.ts';
import { addDeployedPlugin, cloneOf, isOffered, until } from '../bench/deploy.mjs';
import { addPlugin } from '../bench/webhooks.mjs';

/** Releases of uploaded packages and pushes to Git repositories. */
const PER_SECOND = { upload: 1 / 15, build: 1 / 30 };
const UPLOADED_PLUGINS = 5;
const BUILT_PLUGINS = 3;
const WEBHOOKS_PER_PLUGIN = 3;
const PACKAGE_BYTES = 2_000_000;
/** Polling for the offer must not be a load of its own. */
const POLL_MS = 250;

/** Watches the webhooks of releases: how long each takes, and how many have not arrived. */
export function createWebhookWatch() {
  const started = new Map();
  const times = [];
  const listOf = (path) => started.get(path) ?? [];
  return {
    times,
    /** Expects the webhook of a release that starts now, before its package is uploaded. */
    expect: (path) => started.set(path, [...listOf(path), performance.now()]),
    /** Expects the newest webhook no longer, because its release failed. */
    cancel: (path) => started.set(path, listOf(path).slice(0, -1)),
    /** Requests to a URL arrive in the order of its releases. */
    onRequest(path) {
      const [first, ...later] = listOf(path);
      if (first === undefined) return;
      started.set(path, later);
      times.push(performance.now() - first);
    },
    waiting: () => [...started.values()].reduce((sum, list) => sum + list.length, 0),
  };
}

async function createUploads({ api, receiverUrl, webhooks }) {
  const plugins = [];
  for (let index = 0; index < UPLOADED_PLUGINS; index += 1) {
    const slug = `load-upload-${index}`;
    const paths = Array.from({ length: WEBHOOKS_PER_PLUGIN }, (_, n) => `/${slug}/${n}`);
    const urls = paths.map((path) => receiverUrl + path);
    const release = await addPlugin(api, slug, urls, randomBytes(PACKAGE_BYTES));
    plugins.push({ release, paths });
  }
  let count = 0;
  return async () => {
    const { release, paths } = plugins[count % plugins.length];
    count += 1;
    for (const path of paths) webhooks.expect(path);
    try {
      await release(`1.${count}.0`);
    } catch (error) {
      for (const path of paths) webhooks.cancel(path);
      throw error;
    }
  };
}

async function createBuilds({ product, folder, ...context }) {
  const plugins = [];
  for (let index = 0; index < BUILT_PLUGINS; index += 1) {
    const plugin = await addDeployedPlugin(context, `load-build-${index}`);
    plugins.push({ plugin, clone: await cloneOf(plugin, folder), turn: Promise.resolve() });
  }
  let count = 0;
  const waiting = new Set();
  const push = async (one, version) => {
    await one.clone.commit(version);
    await one.clone.push();
    await until(() => isOffered(product, one.plugin, version), 'A build', POLL_MS);
  };
  const run = async () => {
    const one = plugins[count % plugins.length];
    count += 1;
    const version = `1.${count}.0`;
    // An author pushes to a clone when the earlier push is done.
    const work = one.turn.then(() => push(one, version));
    one.turn = work.catch(() => undefined);
    waiting.add(work);
    try {
      await work;
    } finally {
      waiting.delete(work);
    }
  };
  return { run, waiting: () => waiting.size };
}

/** Returns the kinds of work that releases are, and the length of the queues that they fill. */
export async function createReleases({ seed, webhooks, ...context }) {
  const upload = await createUploads({ ...context, webhooks });
  const build = await createBuilds(context);
  const kinds = [
    ['upload', upload],
    ['build', build.run],
  ].map(([name, run], index) => ({
    ...{ name, perSecond: PER_SECOND[name], random: createRandom(seed, 300 + index).next, run },
  }));
  return { kinds, waitingBuilds: build.waiting };
}
