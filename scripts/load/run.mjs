import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGitHttpServer } from '../../apps/server/test/harness/git/smartHttp.ts';
import { connect } from '../bench/deploy.mjs';
import { signIn } from '../bench/product.mjs';
import { withReceiver } from '../bench/webhooks.mjs';
import { Failure, main } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';
import { requireGit } from '../git.mjs';
import { withInstallation } from './installation.mjs';
import { runOpenLoop } from './openLoop.mjs';
import { readOptions } from './options.mjs';
import { createPeople } from './people.mjs';
import { createReleases, createWebhookWatch } from './releases.mjs';
import { explainFailure, writeRun } from './report.mjs';
import { summarize } from './rules.mjs';
import { watchInstallation } from './watch.mjs';

/** The share of a fleet's sites that check for updates on its first day, of which the history is a copy. */
const SEEN_SHARE = 0.72;
const SIMULATED_DAYS = 3;
const WARM_SECONDS = 15;

/** Reads what the requests refer to: the account, its products, license keys and customers. */
async function readAccount(server) {
  const headers = { authorization: `Bearer ${await signIn(server)}` };
  const read = async (path) => {
    const response = await fetch(server.url + path, { headers });
    if (!response.ok) throw new Failure(`${path} returned ${response.status}.`);
    return response.json();
  };
  const plugins = (await read('/api/v1/plugins')).filter(({ versionCount }) => versionCount > 0);
  const { _id: account } = await read('/api/v1/users/me');
  const keys = [];
  for (let page = 0; page < 20; page += 1) {
    const { results } = await read(`/api/v2/license?page=${page}`);
    keys.push(...results.map(({ key }) => key));
  }
  const flagProducts = await read('/api/v2/feature-flags/products');
  const customers = Array.from({ length: 20 }, (_, index) => `uyer-${97 * index + 1000}`);
  const products = plugins.map(({ _id }) => _id);
  return { account, products, keys, customers, flagProducts: flagProducts.map(({ _id }) => _id) };
}

/** Starts the process that sends the requests of sites, and returns the function that orders a run. */
async function startSites(setting) {
  const child = fork(fileURLToPath(new URL('siteClient.mjs', import.meta.url)));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Failure(`The process that simulates sites exited with code ${code}.`);
  });
  ended.catch(() => undefined);
  const ask = async (message) => {
    child.send(message);
    const [response] = await Promise.race([once(child, 'message'), ended]);
    return response;
  };
  await ask(setting);
  return { run: ask, stop: () => child.kill() };
}

/** Sends everything for some seconds and returns what was measured. */
async function measure({ sites, others, webhooks, watch }, order) {
  const before = webhooks.times.length;
  const stop = watch();
  const [ofSites, own] = await Promise.all([sites.run(order), runOpenLoop(others, order.seconds)]);
  const watched = await stop();
  const summaries = others.map(({ name, perSecond }) => {
    const { times, failures } = own.kinds[name];
    return [name, { ...summarize(times), perSecond, failures }];
  });
  const arrived = webhooks.times.slice(before);
  const webhook = {
    ...summarize(arrived),
    perSecond: arrived.length / order.seconds,
    failures: {},
  };
  watched.use.generatorMs = Math.max(ofSites.lateMs, summarize(own.late).p99);
  return {
    kinds: { ...ofSites.kinds, ...Object.fromEntries(summaries), webhook },
    unanswered: ofSites.unanswered + own.unanswered,
    watched,
  };
}

/** Runs the factors one after the other until one fails. */
async function runFactors(options, context) {
  const runs = [];
  const orderOf = (factor) => ({ sites: options.sites * factor, seed: options.seed });
  const warm = { ...orderOf(options.factors[0]), seconds: WARM_SECONDS };
  await withProgress('Warming up', measure(context, warm));
  for (const [index, factor] of options.factors.entries()) {
    const minutes = index === 0 ? options.minutes : options.stepMinutes;
    const order = { ...orderOf(factor), seconds: 60 * minutes };
    const measured = await withProgress(`Measuring × ${factor}`, measure(context, order));
    const run = { factor, minutes, sites: order.sites, ...measured };
    run.failure = explainFailure(run, options.bound);
    runs.push(run);
    console.log(`\n${writeRun(run)}\n`);
    if (run.failure) break;
  }
  return runs;
}

/** Prepares everything that sends requests, runs the factors and stops it. */
async function runWith(options, installation) {
  const { servers, folder, loopFolder, database, history } = installation;
  const [product] = servers;
  const account = await readAccount(product);
  const urls = servers.map(({ url }) => url);
  const shared = { ...account, urls, seed: options.seed, history };
  const fleet = { sites: Math.round(options.history / SEEN_SHARE), days: SIMULATED_DAYS };
  const webhooks = createWebhookWatch();
  const git = await startGitHttpServer(join(folder, 'git'));
  const work = async ({ url: receiverUrl }) => {
    const sites = await startSites({ ...shared, history: fleet });
    try {
      const api = await connect(product);
      const gitContext = { git, root: join(folder, 'git'), folder, product, api };
      const releases = await createReleases({ ...gitContext, ...options, receiverUrl, webhooks });
      const others = [...(await createPeople(shared, product)), ...releases.kinds];
      const queues = () => ({
        waitingWebhooks: webhooks.waiting(),
        waitingBuilds: releases.waitingBuilds(),
      });
      const watch = () => watchInstallation({ servers, loopFolder, database, queues });
      return await runFactors(options, { sites, others, webhooks, watch });
    } finally {
      sites.stop();
    }
  };
  try {
    return await withReceiver(true, work, webhooks.onRequest);
  } finally {
    await git.close();
  }
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  await requireGit();
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 1e9),
    loadBefore: loadavg()[0],
  };
  console.log(`Machine: ${JSON.stringify(machine)}`);
  const started = new Date().toISOString();
  const runs = await withInstallation(options, (installation) => runWith(options, installation));
  const output = resolve(root, options.output);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${JSON.stringify({ started, machine, options, runs }, undefined, 2)}\n`);
  const failure = runs.at(-1)?.failure;
  console.log(failure ?? 'Nothing failed.');
  console.log(`Results: ${output}`);
  return failure && options.factors.length === 1 ? 1 : 0;
});
