import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const APT = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 << 20 };
const PACKAGES = ['mariadb-server-core', 'php-mysql', 'php-curl'];
const cache = resolve(import.meta.dirname, '../../../../.cache');

/** The database server, which Debian installs outside of most paths. */
export const MARIADB = '/usr/sbin/mariadbd';

/**
 * Installs a database and PHP's extensions, and unpacks Debian's WordPress without its web server.
 * Returns the folder of WordPress.
 */
export async function findWordPress(): Promise<string> {
  await requirePrograms();
  const folder = join(cache, 'wordpress');
  if (existsSync(join(folder, 'wp-load.php'))) return folder;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'unpacking-'));
  try {
    // apt-get downloads as a user who may not write here, and then as root.
    await run('apt-get', ['download', 'wordpress'], { ...APT, cwd: work });
    const [archive = ''] = (await readdir(work)).filter((name) => name.endsWith('.deb'));
    await run('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: work });
    await rm(folder, { recursive: true, force: true });
    await rename(join(work, 'unpacked/usr/share/wordpress'), folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}

async function requirePrograms(): Promise<void> {
  const { stdout } = await run('php', ['-m']).catch(() => ({ stdout: '' }));
  const hasExtensions = /^mysqli$/m.test(stdout) && /^curl$/m.test(stdout);
  if (existsSync(MARIADB) && hasExtensions) return;
  if (process.getuid?.() !== 0) {
    throw new Error(
      `WordPress needs: apt-get install --no-install-recommends ${PACKAGES.join(' ')}`,
    );
  }
  await run('apt-get', ['update'], APT);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], APT);
}
