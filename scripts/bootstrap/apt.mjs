import { existsSync } from 'node:fs';
import { capture } from './child.mjs';
import { causeOf } from './failure.mjs';
import { withProgress } from './progress.mjs';

/**
 * Installs Debian packages if possible.
 * @returns {Promise<string | undefined>} why the installation failed; undefined if it succeeded
 */
export async function aptInstall(...names) {
  if (!existsSync('/usr/bin/apt-get')) return 'apt-get is not available';
  if (process.getuid?.() !== 0) return 'only root can install packages';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    const update = await capture('apt-get', ['update'], { env });
    if (update.code !== 0) return update;
    return capture('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  };
  const { code, output } = await withProgress(
    `Installing ${names.join(', ')} with apt-get`,
    install(),
  );
  return code === 0 ? undefined : `apt-get failed: ${causeOf(output)}`;
}
