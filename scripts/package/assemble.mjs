import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { bundleServer } from './bundle.mjs';
import { copyExternalPackages } from './external.mjs';
import { copyFiles } from './files.mjs';
import { writeNotice } from './notice.mjs';

/**
 * Returns the time of all files in the archive in seconds: that of the commit, so that browsers
 * notice changed files and equal sources result in equal archives.
 */
async function readEpoch() {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (epoch) return Number(epoch);
  const { code, output } = await capture('git', ['log', '-1', '--format=%ct'], { cwd: root });
  if (code !== 0 || !/^\d+\s*$/.test(output)) {
    throw new Failure('There is no commit to take the date from. Set SOURCE_DATE_EPOCH.');
  }
  return Number(output);
}

/**
 * Writes all files of the archive.
 * @param {string} parent where the folder is created
 * @returns {Promise<{ name: string, epoch: number }>} the name of the folder, and the time of its
 *   files in seconds
 */
export async function assemble(parent) {
  const { version } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  const name = `pressdock-${version}`;
  const folder = join(parent, name);
  mkdirSync(folder);
  const modules = await bundleServer(join(folder, 'server'));
  copyFiles(folder);
  const containers = join(folder, 'deploy/compose.env');
  const text = readFileSync(containers, 'utf8');
  writeFileSync(containers, text.replace('PRESSDOCK_VERSION=', `PRESSDOCK_VERSION=${version}`));
  await copyExternalPackages(folder);
  writeNotice(folder, modules);
  const manifest = {
    name: 'pressdock',
    version,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22.19' },
    os: ['linux'],
    cpu: ['x64', 'arm64'],
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'VERSION'), `${version}\n`);
  for (const file of ['bin/pressdock', 'install.sh']) chmodSync(join(folder, file), 0o755);
  return { name, epoch: await readEpoch() };
}
