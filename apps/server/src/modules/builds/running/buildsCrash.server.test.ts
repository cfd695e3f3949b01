import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { verifyEmail } from '../../../../test/harness/email.ts';
import {
  addDeployedProduct,
  type DeployedProduct,
} from '../../../../test/harness/git/deployedProduct.ts';
import { type GitHttpServer, startGitHttpServer } from '../../../../test/harness/git/smartHttp.ts';
import {
  type Person,
  sendRequest,
  signUpUnverified,
  testEnvironment,
} from '../../../../test/harness/server.ts';
import { type ServerProcess, startServerProcess } from '../../../../test/harness/serverProcess.ts';
import { dropDatabase } from '../../../../test/setup/postgres-database.ts';

let environment: Record<string, string>;
let server: ServerProcess;
let git: GitHttpServer;
let root: string;
const log = '/api/v1/repositories/webhook-log';

async function start(): Promise<void> {
  server = await startServerProcess(environment);
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
  const { DATABASE_URL: connectionString } = environment;
  if (connectionString === undefined) return;
  // Another server may use the database, so a lease must end first. The test does not wait for that.
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("update builds set leased_until = now() where status = 'running'");
  await client.end();
}

/** Returns the path of a program. */
function findProgram(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return join(folder, name);
}

const holds = () => join(root, 'holds');

/** Makes Git wait if the last part of one of its arguments is this one. */
const hold = (argument: string) => writeFile(join(holds(), argument), '');

/** Lets Git continue everywhere, except for one argument. */
async function endHolds(except = ''): Promise<void> {
  for (const name of await readdir(holds())) if (name !== except) await rm(join(holds(), name));
}

/** Writes a Git that waits while it is held, and returns the folder of the program. */
async function writeSlowGit(): Promise<string> {
  const folder = join(root, 'bin');
  await Promise.all([mkdir(folder), mkdir(holds())]);
  const script = `#!/bin/sh
for argument in "$@"; do
  key="\${argument%/}"; key="\${key##*/}"; key="\${key#--prefix=}"
  while [ -f "${holds()}/$key" ]; do ${findProgram('sleep')} 0.05; done
done
exec ${findProgram('git')} "$@"
`;
  await writeFile(join(folder, 'git'), script);
  await chmod(join(folder, 'git'), 0o755);
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(join(inject('folder'), 'git-'));
  git = await startGitHttpServer(root);
  const path = `${await writeSlowGit()}${delimiter}${process.env.PATH}`;
  environment = await testEnvironment({ ALLOW_PRIVATE_ADDRESSES: '1', PATH: path });
  await start();
});

afterAll(async () => {
  await kill();
  await git.close();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

const api = (method: string, path: string, request = {}) =>
  sendRequest(server.url, method, path, request);

/** Adds an account. */
async function addAccount(): Promise<Person> {
  const person = await signUpUnverified(server);
  await verifyEmail({ config: { dataFolder: environment.PRESSDOCK_DATA ?? '' } }, person);
  return person;
}

const deploy = (person: Person) => addDeployedProduct({ api }, person, { root, baseUrl: git.url });

/** Delivers a push of a version, and returns the id of its build. */
async function push(product: DeployedProduct, version: string): Promise<string> {
  // Random bytes keep each step busy for a moment.
  const commit = await product.commitVersion(version, { 'data.bin': randomBytes(1_000_000) });
  const delivered = await product.deliver(commit);
  expect(delivered.status).toBe(202);
  return delivered.body.build;
}

/** Waits until a build is at a step, or has been released. */
async function waitForStep({ person }: DeployedProduct, id: string, step: string): Promise<void> {
  const read = async () => {
    const { status, step: current } = (await person.api('GET', `${log}/${id}`)).body;
    return status === 'waiting' ? 'queue' : status === 'released' ? step : current;
  };
  await expect.poll(read, { interval: 2, timeout: 20_000 }).toBe(step);
}

/** Expects that a build was released, once, with the versions before it. */
async function expectReleased(product: DeployedProduct, id: string, versions: string[]) {
  const build = await product.waitForBuild(id);
  expect(build).toMatchObject({ status: 'released', version: versions.at(-1) });
  const { body } = await product.person.api('GET', `/api/v1/plugins/${product.id}/versions`);
  expect(body.map(({ version }: { version: string }) => version).sort()).toEqual(versions);
}

test('a build is neither lost nor released twice, whenever its server is killed', async () => {
  const [ada, ben] = [await addAccount(), await addAccount()];
  const [twice, version, queue] = [await deploy(ada), await deploy(ada), await deploy(ada)];
  const [packaging, release, check] = [await deploy(ben), await deploy(ben), await deploy(ben)];
  await expectReleased(release, await push(release, '1.0.0'), ['1.0.0']);

  // An account has two builds at a time, so the last one waits.
  await hold(`${twice.slug}.git`);
  await hold('--depth=51');
  const builds = new Map([[twice, await push(twice, '1.0.0')]]);
  const commit = await version.commitVersion('1.1.0');
  await hold((await version.repository.git('rev-parse', `${commit}:pressdock.version`)).trim());
  builds.set(version, (await version.deliver(commit)).body.build);
  await hold(packaging.slug);
  builds.set(packaging, await push(packaging, '1.0.0'));
  builds.set(release, await push(release, '1.0.1'));
  builds.set(queue, await push(queue, '1.0.0'));
  const steps = new Map([
    ...([
      [twice, 'fetch'],
      [version, 'version'],
      [packaging, 'package'],
    ] as const),
    ...([
      [release, 'release'],
      [queue, 'queue'],
    ] as const),
  ]);
  for (const [product, step] of steps) {
    await waitForStep(product, builds.get(product) ?? '', step);
  }
  await kill();
  await endHolds(`${twice.slug}.git`);
  await start();
  await expectReleased(version, builds.get(version) ?? '', ['1.1.0']);
  await expectReleased(packaging, builds.get(packaging) ?? '', ['1.0.0']);
  await expectReleased(release, builds.get(release) ?? '', ['1.0.0', '1.0.1']);
  await expectReleased(queue, builds.get(queue) ?? '', ['1.0.0']);

  await hold(`${queue.slug}.git`);
  const fetched = await push(queue, '1.0.1');
  await waitForStep(queue, fetched, 'fetch');
  await waitForStep(twice, builds.get(twice) ?? '', 'fetch');
  const checked = await push(check, '1.0.0');
  await waitForStep(check, checked, 'check');
  await kill();
  await endHolds();
  await start();
  await expectReleased(check, checked, ['1.0.0']);
  await expectReleased(queue, fetched, ['1.0.0', '1.0.1']);
  const failed = await twice.waitForBuild(builds.get(twice) ?? '');
  expect(failed).toMatchObject({ status: 'failed', responseCode: 500 });
  expect(failed.responseBody).toMatch(/^The server stopped twice during this build\./);
  const again = await ada.api('POST', `/api/v1/repositories/build/${twice.id}`);
  await expectReleased(twice, again.body._id, ['1.0.0']);
  const counts = await Promise.all(
    [ada, ben].map(async (person) => (await person.api('GET', log)).body.length),
  );
  expect(counts).toEqual([5, 4]);
  await expect.poll(() => readdir(join(environment.PRESSDOCK_DATA ?? '', 'git'))).toEqual([]);
}, 120_000);

test('a build that its server stops before the release is built again and counts as one attempt', async () => {
  const product = await deploy(await addAccount());
  await expectReleased(product, await push(product, '1.0.0'), ['1.0.0']);
  await hold('--depth=51');
  const id = await push(product, '1.0.1');
  await waitForStep(product, id, 'release');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await endHolds();
  await start();
  await expectReleased(product, id, ['1.0.0', '1.0.1']);
  expect(await product.readLog(id)).not.toContain('The server stopped during this build');
}, 60_000);
