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
const needed = ['initdb', 'postgres', 'pg_isready', 'psql'];

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

async function requireBinaries() {
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

async function must(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`Postgres could not be set up: ${causeOf(output)}.`);
}

/** The app's role owns its database but cannot bypass row-level security. */
const roles = `
create role pressdock login createdb createrole nosuperuser nobypassrls;
create database pressdock owner pressdock;
`;

/**
 * Starts a Postgres server in a temporary folder on a free port, runs the work with its URL, and
 * always stops and removes the server.
 * @throws {Failure} if no Postgres is available
 */
export async function withPostgres(work) {
  const binaries = await requireBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'pressdock-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const port = await freePort();
  let server;
  try {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    await must(join(binaries, 'initdb'), initdb, options);
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
    ];
    const speed = [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
    ];
    server = start(
      join(binaries, 'postgres'),
      ['-D', data, ...[...settings, ...speed].flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    const exited = new Promise((resolve) => server.once('exit', resolve));
    const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
    await untilReady(join(binaries, 'pg_isready'), connection, options);
    await must(join(binaries, 'psql'), [...connection, '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
      ...options,
      input: roles,
    });
    const result = await work(`postgres://pressdock@127.0.0.1:${port}/pressdock`);
    endGroup(server, 'SIGINT');
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 5000))]);
    return result;
  } finally {
    if (server) endGroup(server, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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
