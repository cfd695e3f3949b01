import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { linkPackages } from './linkPackages.mjs';

const cache = join(root, '.cache', 'visual');
const isBuilt = (folder) => existsSync(join(folder, 'index.json'));

async function must(command, args, options, failure) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`${failure}: ${causeOf(output)}.`);
}

/** Resolves a git revision to the full hash of its commit. */
export async function resolveRevision(name) {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { code, output } = await capture('git', args, { cwd: root });
  if (code !== 0) throw new Failure(`Unknown git revision ${name}.`);
  return output.trim();
}

/** Builds a checkout's stories with its installed Storybook. */
async function buildStorybook(checkout, folder, description) {
  rmSync(folder, { recursive: true, force: true });
  const docs = join(checkout, 'apps', 'docs');
  if (!existsSync(docs)) throw new Failure(`${description} has no apps/docs.`);
  const binaries = join(checkout, 'node_modules', '.bin');
  const env = { ...process.env, PATH: [binaries, process.env.PATH].join(delimiter) };
  const args = ['build', '--quiet', '-o', folder];
  const { code, output } = await capture('storybook', args, { cwd: docs, env });
  if (code !== 0 || !isBuilt(folder)) {
    throw new Failure(
      `${output}\nThe stories of ${description} could not be built; see the output above.`,
    );
  }
  return folder;
}

/** Builds the Storybook of the working tree, including uncommitted changes. */
export const buildCurrent = () => buildStorybook(root, join(cache, 'current'), 'the working tree');

/**
 * Builds the Storybook of a commit in a temporary checkout. The last one is cached, because the
 * base rarely changes.
 */
export async function buildBase(commit) {
  const folder = join(cache, commit);
  if (isBuilt(folder)) return folder;
  if (existsSync(cache)) {
    const old = readdirSync(cache).filter((name) => /^[0-9a-f]{40}$/.test(name));
    for (const name of old) rmSync(join(cache, name), { recursive: true });
  }
  const checkoutIn = (parent) => join(parent, 'base');
  const build = async (parent) => {
    const checkout = checkoutIn(parent);
    const add = ['worktree', 'add', '--detach', '--quiet', checkout, commit];
    await must('git', add, { cwd: root }, 'The base could not be checked out');
    await providePackages(checkout);
    // Rename the folder only after a complete build, because its name marks it as complete.
    const unfinished = join(cache, 'base');
    await buildStorybook(checkout, unfinished, `revision ${commit.slice(0, 10)}`);
    renameSync(unfinished, folder);
    return folder;
  };
  return withTemporaryFolder('visual', build, (parent) => {
    spawnSync('git', ['worktree', 'remove', '--force', checkoutIn(parent)], { cwd: root });
  });
}

/** Links this checkout's packages if the lock files are equal; otherwise installs the base's. */
async function providePackages(checkout) {
  const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(checkout) === lockOf(root)) return linkPackages(checkout);
  const install = ['ci', '--include=dev', '--prefer-offline', '--loglevel=error', '--no-progress'];
  await must('npm', install, { cwd: checkout }, 'The packages of the base could not be installed');
}
