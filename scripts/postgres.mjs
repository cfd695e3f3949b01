import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { aptInstall } from './bootstrap/apt.mjs';
import { capture, endGroup, start } from './bootstrap/child.mjs';
import { causeOf, Failure } from './bootstrap/failure.mjs';
import { freePort } from './bootstrap/port.mjs';

const debianFolder = '/usr/lib/postgresql';
const needed = ['initdb', 'postgres', 'pg_isready', 'psql', 'pg_dump', 'pg_restore'];

function findBinaries() {
  const installed = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...installed.map((version) => join(debianFolder, version, 'bin')),
  ];
  return folders
    .filter((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
    .map((folder) => dirname(realpathSync(join(folder, 'initdb'))))
    .find((folder) => needed.every((name) => existsSync(join(folder, name))));
}

/**
 * Finds the folder of Postgres' programs, or installs Debian's package.
 * @throws {Failure} if none is available, because tests are never skipped
 */
export async function findPostgres() {
  const found = findBinaries();
  if (found) return found;
  const reason = await aptInstall('postgresql');
  const installed = findBinaries();
  if (installed) return installed;
  throw new Failure(
    `The database tests need Postgres. Install it or add its initdb to the PATH (${reason}).`,
  );
}

/** Returns another user's ids when running as root, because Postgres does not run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Failure('Postgres cannot run as root, and no other user was found.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Returns the ids of a process's children, from Linux's process table. */
function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // The name in parentheses may contain spaces; the parent is the second field after it.
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function must(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`Postgres could not be set up: ${causeOf(output)}.`);
}

/** Tests need no data after a power failure. */
const speed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Creates a Postgres cluster in a temporary folder and starts it on a free port, without roles other
 * than the administrator. A durable cluster writes like one in production, for measurements.
 * @throws {Failure} if no Postgres is available
 */
export async function startCluster({ isDurable = false } = {}) {
  const binaries = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'pressdock-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const port = await freePort();
  const administrator = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(isDurable ? [] : speed),
  ].flatMap((setting) => ['-c', setting]);
  let server;
  let exited;

  async function startServer() {
    server = start(join(binaries, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: 'ignore',
    });
    exited = new Promise((resolve) => server.once('exit', resolve));
    await untilReady(join(binaries, 'pg_isready'), administrator, options);
  }

  const cluster = {
    binaries,
    port,
    /** Starts the server again. */
    start: startServer,
    /** Stops the server: SIGINT ends its connections, SIGKILL leaves it no time to. */
    async stop(signal = 'SIGINT') {
      endGroup(server, signal);
      await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 5000))]);
    },
    /** Stops (SIGSTOP) or continues (SIGCONT) all processes of the server, each in its own group. */
    signal(signal) {
      for (const pid of [server.pid, ...childrenOf(server.pid)]) process.kill(pid, signal);
    },
    /** Runs a script of psql as the administrator. */
    async runScript(script) {
      await must(join(binaries, 'psql'), [...administrator, '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
        ...options,
        input: script,
      });
    },
    /** Ends the server and removes the cluster. */
    remove() {
      if (server) endGroup(server, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    await must(join(binaries, 'initdb'), initdb, options);
    await startServer();
  } catch (error) {
    cluster.remove();
    throw error;
  }
  return cluster;
}

/** The app's role owns its database but cannot bypass row-level security. */
const roles = `
create role pressdock login createdb createrole nosuperuser nobypassrls;
create database pressdock owner pressdock;
`;

/**
 * Starts a Postgres cluster, runs the work with the URL of a database, and always stops and removes
 * the cluster.
 * @throws {Failure} if no Postgres is available
 */
export async function withPostgres(work, options) {
  const cluster = await startCluster(options);
  try {
    await cluster.runScript(roles);
    const result = await work(`postgres://pressdock@127.0.0.1:${cluster.port}/pressdock`);
    await cluster.stop();
    return result;
  } finally {
    cluster.remove();
  }
}

async function untilReady(command, connection, options) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { code } = await capture(command, ['-q', ...connection], options);
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Failure('Postgres was not ready within 20 s.');
}
