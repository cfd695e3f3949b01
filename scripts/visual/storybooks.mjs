import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { lendPackages } from './lendPackages.mjs';

const cache = join(root, '.cache', 'visual');
const isBuilt = (folder) => existsSync(join(folder, 'index.json'));

async function must(command, args, options, words) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`${words}: ${causeOf(output)}.`);
}

/** The full name of the commit that a person called by any name git knows. */
export async function resolveRevision(name) {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { code, output } = await capture('git', args, { cwd: root });
  if (code !== 0) throw new Failure(`There is no revision called ${name}.`);
  return output.trim();
}

/** Builds a checkout's stories with the Storybook that this checkout has installed. */
async function buildStorybook(checkout, folder, words) {
  rmSync(folder, { recursive: true, force: true });
  const docs = join(checkout, 'apps', 'docs');
  if (!existsSync(docs)) throw new Failure(`${words} has no apps/docs.`);
  const binaries = join(checkout, 'node_modules', '.bin');
  const env = { ...process.env, PATH: [binaries, process.env.PATH].join(delimiter) };
  const args = ['build', '--quiet', '-o', folder];
  const { code, output } = await capture('storybook', args, { cwd: docs, env });
  if (code !== 0 || !isBuilt(folder)) {
    throw new Failure(`${output}\nThe stories of ${words} could not be built; see above.`);
  }
  return folder;
}

/** The Storybook of the files as they are in the checkout now, committed or not. */
export const buildCurrent = () =>
  buildStorybook(root, join(cache, 'current'), 'the present checkout');

/**
 * The Storybook of a commit, built in a checkout of its own that is removed afterwards.
 * The last one is kept, because the same base is asked for again and again.
 */
export async function buildBase(commit) {
  const folder = join(cache, commit);
  if (isBuilt(folder)) return folder;
  if (existsSync(cache)) {
    const old = readdirSync(cache).filter((name) => /^[0-9a-f]{40}$/.test(name));
    for (const name of old) rmSync(join(cache, name), { recursive: true });
  }
  const placeOf = (parent) => join(parent, 'base');
  const build = async (parent) => {
    const checkout = placeOf(parent);
    const add = ['worktree', 'add', '--detach', '--quiet', checkout, commit];
    await must('git', add, { cwd: root }, 'The base could not be checked out');
    await providePackages(checkout);
    // Its name tells that it is whole, so it gets that name last.
    const unfinished = join(cache, 'base');
    await buildStorybook(checkout, unfinished, `revision ${commit.slice(0, 10)}`);
    renameSync(unfinished, folder);
    return folder;
  };
  return withTemporaryFolder('visual', build, (parent) => {
    spawnSync('git', ['worktree', 'remove', '--force', placeOf(parent)], { cwd: root });
  });
}

/** Lends a checkout our packages where it asks for the very same, and installs its own where not. */
async function providePackages(checkout) {
  const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(checkout) === lockOf(root)) return lendPackages(checkout);
  const install = ['ci', '--include=dev', '--prefer-offline', '--loglevel=error', '--no-progress'];
  await must('npm', install, { cwd: checkout }, 'The packages of the base were not installed');
}
