import { existsSync } from 'node:fs';
import { capture } from './child.mjs';
import { causeOf } from './failure.mjs';
import { withProgress } from './progress.mjs';

/** The last installation. They run one after another, because apt-get locks its database. */
let last = Promise.resolve();

/** Whether this process has read the lists of packages, which takes some seconds. */
let isUpdated = false;

/**
 * Installs Debian packages if possible.
 * @returns {Promise<string | undefined>} why the installation failed; undefined if it succeeded
 */
export async function aptInstall(...names) {
  if (!existsSync('/usr/bin/apt-get')) return 'apt-get is not available';
  if (process.getuid?.() !== 0) return 'only root can install packages';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    if (!isUpdated) {
      const update = await capture('apt-get', ['update'], { env });
      if (update.code !== 0) return update;
      isUpdated = true;
    }
    return capture('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  };
  const installed = last.then(() =>
    withProgress(`Installing ${names.join(', ')} with apt-get`, install()),
  );
  last = installed.catch(() => {});
  const { code, output } = await installed;
  return code === 0 ? undefined : `apt-get failed: ${causeOf(output)}`;
}
