import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { earlierReleases } from '../../upgrades/releases.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../../../../..');
// Not in node_modules, where Node runs no TypeScript.
const cache = join(repository, '.cache/releases');
const manifest = 'apps/server/package.json';

/** Returns the last commit of a release: the one before its version was replaced. */
async function findCommit(release: string): Promise<string> {
  const args = ['log', '-1', '--format=%H', `-S"version": "${release}"`, '--', manifest];
  const replacing = (await run('git', args, { cwd: repository })).stdout.trim();
  if (!replacing) {
    throw new Error(
      `The history does not contain release ${release}. Fetch it with git fetch --unshallow.`,
    );
  }
  return `${replacing}^`;
}

/**
 * Installs the previous release from the history of the repository, once.
 *
 * @returns the file of its server's program
 */
export async function installPreviousRelease(): Promise<string> {
  const [release = ''] = earlierReleases.slice(-1);
  const folder = join(cache, release);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const work = await mkdtemp(join(cache, 'unpacking-'));
    const source = join(work, 'source.tar');
    await run('git', ['archive', `--output=${source}`, await findCommit(release)], {
      cwd: repository,
    });
    await run('tar', ['-xf', source, '-C', work]);
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: work });
    await rm(source);
    await rename(work, folder);
  }
  return join(folder, 'apps/server/src/main.ts');
}
