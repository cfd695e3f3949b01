import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../harness/freePort.ts';
import { findWordPress, MARIADB } from './programs.ts';

/** A page of a WordPress site and how long it took. */
export interface Page {
  status: number;
  html: string;
  seconds: number;
}

/** A real WordPress site with its own database and web server. */
export interface Site {
  url: string;
  /** Writes files below `wp-content`. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Reads a file below `wp-content`. */
  read(path: string): Promise<string>;
  /** Runs PHP in WordPress as its administrator. Returns the value of `$result`. */
  run<T>(php: string): Promise<T>;
  /** Requests a page as the administrator. @param form sends a form instead */
  open(path: string, form?: Readonly<Record<string, string>>): Promise<Page>;
  stop(): Promise<void>;
}

const exec = promisify(execFile);
const PASSWORD = 'harbor-signal-lamp';
const MARK = '--result--';
const scripts = join(import.meta.dirname, 'php');

/** Starts a new site on an address of this machine. @param host such as 127.0.0.77 */
export async function startSite(host: string): Promise<Site> {
  const source = await findWordPress();
  const home = await mkdtemp(join(tmpdir(), 'pressdock-wordpress-'));
  const folder = join(home, 'site');
  let database: ChildProcess | undefined;
  let webServer: ChildProcess | undefined;
  const stop = async () => {
    if (webServer?.pid !== undefined) process.kill(-webServer.pid, 'SIGKILL');
    if (database) await end(database);
    await rm(home, { recursive: true, force: true });
  };
  try {
    await cp(source, folder, { recursive: true });
    const socket = join(home, 'db.sock');
    database = await startDatabase(home, socket);
    const url = `http://${host}:${await freePort()}`;
    await configure(folder, socket, url);
    await php(join(scripts, 'install.php'), [folder, socket, PASSWORD]);
    webServer = startWebServer(folder, url);
    await until(async () => (await fetch(`${url}/wp-login.php`)).ok);
    return { ...(await openSite(folder, url)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(home: string, socket: string): Promise<ChildProcess> {
  const data = join(home, 'db');
  await mkdir(data);
  const options = [
    ...['--no-defaults', '--user=root', `--datadir=${data}`, `--socket=${socket}`],
    ...['--skip-networking', '--skip-grant-tables', '--innodb-flush-log-at-trx-commit=0'],
    `--pid-file=${join(home, 'db.pid')}`,
  ];
  const database = spawn(MARIADB, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  database.stderr.on('data', (text) => {
    log += text;
  });
  await until(async () => log.includes('ready for connections'));
  return database;
}

function startWebServer(folder: string, url: string): ChildProcess {
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '6' };
  const { host } = new URL(url);
  // Its workers only end with their process group.
  return spawn('php', ['-S', host, '-t', folder], { env, stdio: 'ignore', detached: true });
}

async function configure(folder: string, socket: string, url: string): Promise<void> {
  const constants = {
    ...{ DB_NAME: 'wordpress', DB_USER: 'root', DB_PASSWORD: '', DB_HOST: `localhost:${socket}` },
    ...{ DB_CHARSET: 'utf8mb4', DB_COLLATE: '', WP_HOME: url, WP_SITEURL: url },
    ...{ FS_METHOD: 'direct', WP_DEBUG: true, WP_DEBUG_DISPLAY: false },
    WP_DEBUG_LOG: join(folder, 'wp-content/debug.log'),
    ...{ AUTH_KEY: 'a', SECURE_AUTH_KEY: 'b', LOGGED_IN_KEY: 'c', NONCE_KEY: 'd' },
    ...{ AUTH_SALT: 'e', SECURE_AUTH_SALT: 'f', LOGGED_IN_SALT: 'g', NONCE_SALT: 'h' },
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`,
  );
  await rm(join(folder, 'wp-config.php'), { force: true });
  await writeFile(
    join(folder, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nrequire_once __DIR__ . '/wp-settings.php';\n`,
  );
  const content = join(folder, 'wp-content');
  for (const name of ['plugins', 'themes', 'mu-plugins', 'upgrade']) {
    await rm(join(content, name), { recursive: true, force: true });
    await mkdir(join(content, name), { recursive: true });
  }
  await cp(join(scripts, 'wordpress-org.php'), join(content, 'mu-plugins/wordpress-org.php'));
}

async function php(file: string, args: readonly string[]): Promise<string> {
  const options = { maxBuffer: 64 << 20 };
  const flags = ['-d', 'display_errors=stderr', '-d', 'memory_limit=512M'];
  return (await exec('php', [...flags, file, ...args], options)).stdout;
}

async function openSite(folder: string, url: string): Promise<Omit<Site, 'stop'>> {
  const content = join(folder, 'wp-content');
  const cookies = await signIn(url);
  return {
    url,
    async write(files) {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(content, name)), { recursive: true });
        await writeFile(join(content, name), text);
      }
    },
    read: (path) => readFile(join(content, path), 'utf8'),
    async run(code) {
      const script = join(folder, '..', 'script.php');
      await writeFile(script, `<?php\n${code}`);
      const output = await php(join(scripts, 'run.php'), [folder, script, MARK]);
      const [, result] = output.split(MARK);
      if (result === undefined) throw new Error(`WordPress printed: ${output}`);
      return JSON.parse(result);
    },
    async open(path, form) {
      const started = performance.now();
      const response = await fetch(`${url}${path}`, {
        redirect: 'manual',
        headers: { cookie: cookies },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      const html = await response.text();
      return { status: response.status, html, seconds: (performance.now() - started) / 1000 };
    },
  };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'admin', pwd: PASSWORD, testcookie: '1' }),
  });
  if (response.status !== 302) throw new Error(`Signing in returned ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return cookies.join('; ');
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (await holds().catch(() => false)) return;
    if (Date.now() > deadline) throw new Error('WordPress did not start within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
