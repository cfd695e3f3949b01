import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { aptInstall } from '../../../../scripts/bootstrap/apt.mjs';
import { freePort } from '../harness/freePort.ts';

const program = '/usr/sbin/pgbouncer';
/** Debian's user and group `nobody` and `nogroup`, because PgBouncer does not run as root. */
const unprivileged = { uid: 65_534, gid: 65_534 };

/** A PgBouncer in transaction mode. */
export interface Pgbouncer {
  port: number;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a database, with few connections for many clients. Installs what is missing. */
export async function startPgbouncer(database: {
  port: number;
  name: string;
  user: string;
}): Promise<Pgbouncer> {
  if (!existsSync(program)) {
    const reason = await aptInstall('pgbouncer');
    if (reason !== undefined) throw new Error(`The tests need PgBouncer: ${reason}.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-pgbouncer-'));
  const port = await freePort();
  const { name, user } = database;
  const settings = `[databases]
${name} = host=127.0.0.1 port=${database.port} dbname=${name} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, unprivileged.uid, unprivileged.gid);
  const child = spawn(program, [file], { ...(isRoot && unprivileged), stdio: 'ignore' });
  const ended = once(child, 'exit');
  await vi.waitFor(() => canConnect(port), { timeout: 10_000, interval: 50 });
  return {
    port,
    async stop() {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function canConnect(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
