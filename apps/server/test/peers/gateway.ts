import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../harness/freePort.ts';

/** An S3 service and its credentials. */
export interface Gateway {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
}

const run = promisify(execFile);
const PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];
const TIMEOUT_MS = 60_000;

/**
 * Starts Ceph's object gateway on loopback, over one monitor and one in-memory storage daemon: an S3
 * service that is independent of the client.
 */
export async function startGateway(credentials: {
  accessKeyId: string;
  secretAccessKey: string;
}): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  await requirePrograms();
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-gateway-'));
  const daemons: ChildProcess[] = [];
  const stop = async () => {
    for (const daemon of daemons.toReversed()) await end(daemon);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [monitorPort, port] = [await freePort(), await freePort()];
    const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') };
    const ceph = (program: string, ...args: string[]) =>
      run(program, args, { env, cwd: folder, timeout: TIMEOUT_MS });
    const daemon = (program: string, ...args: string[]) =>
      daemons.push(spawn(program, ['-f', ...args], { env, cwd: folder, stdio: 'ignore' }));

    const cluster = randomUUID();
    await writeFile(env.CEPH_CONF, settings(folder, cluster, monitorPort, port));
    for (const name of ['mon', 'osd', 'run']) await mkdir(join(folder, name));
    await makeKeys(ceph);
    const monitor = `[v1:127.0.0.1:${monitorPort}]`;
    await ceph('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, 'monmap');
    await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring');
    daemon('ceph-mon', '-i', 'a');
    await ceph('ceph', 'osd', 'create');
    await ceph('ceph-osd', '-i', '0', '--mkfs');
    daemon('ceph-osd', '-i', '0');
    await until(async () => (await ceph('ceph', 'osd', 'stat')).stdout.includes('1 up'));
    await ceph('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=localhost');
    const { accessKeyId, secretAccessKey } = credentials;
    const person = ['--uid=pressdock', '--display-name=pressdock'];
    const keys = [`--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`];
    await ceph('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...person, ...keys);
    daemon('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(endpoint)).status > 0);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeKeys(
  ceph: (program: string, ...args: string[]) => Promise<unknown>,
): Promise<void> {
  const make = (name: string, rights: Record<string, string>) => {
    const caps = Object.entries(rights).flatMap(([daemon, right]) => ['--cap', daemon, right]);
    return ceph('ceph-authtool', 'keyring', '--gen-key', '-n', name, ...caps);
  };
  await ceph('ceph-authtool', '--create-keyring', 'keyring');
  await make('mon.', { mon: 'allow *' });
  await make('client.admin', { mon: 'allow *', osd: 'allow *' });
  await make('client.rgw', { mon: 'allow rw', osd: 'allow rwx' });
}

function settings(folder: string, cluster: string, monitorPort: number, port: number): string {
  const shared = {
    fsid: cluster,
    'mon host': `v1:127.0.0.1:${monitorPort}`,
    'public addr': '127.0.0.1',
    'ms bind msgr2': 'false',
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    'osd pool default size': '1',
    'osd pool default min size': '1',
    'osd pool default pg num': '4',
    'osd pool default pgp num': '4',
    'osd crush chooseleaf type': '0',
    // The daemon may send these commands before it knows the cluster, and then ends.
    'osd crush update on start': 'false',
    'osd class update on start': 'false',
    'mon allow pool size one': 'true',
    'mon max pg per osd': '1000',
    keyring: join(folder, 'keyring'),
    'run dir': join(folder, 'run'),
    'log file': join(folder, '$name.log'),
    'admin socket': join(folder, 'run', '$name.asok'),
  };
  const sections = {
    global: shared,
    'mon.a': { 'mon data': join(folder, 'mon') },
    'osd.0': { 'osd data': join(folder, 'osd'), 'osd objectstore': 'memstore' },
    'client.rgw': {
      'rgw frontends': `beast endpoint=127.0.0.1:${port}`,
      'rgw dns name': '127.0.0.1',
      'rgw run sync thread': 'false',
    },
  };
  return Object.entries(sections)
    .map(([name, values]) => {
      const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}`);
      return `[${name}]\n${lines.join('\n')}\n`;
    })
    .join('');
}

async function requirePrograms(): Promise<void> {
  try {
    await Promise.all(
      ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw'].map((name) => run('which', [name])),
    );
  } catch {
    if (process.getuid?.() === 0) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES]);
      return;
    }
    throw new Error(
      `The S3 peer needs Ceph's gateway: apt-get install --no-install-recommends ${PACKAGES.join(' ')}, or set S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY and S3_BUCKET.`,
    );
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    if (await holds().catch(() => false)) return;
    if (Date.now() > end) throw new Error('The S3 peer did not start within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

async function end(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const ended = new Promise((resolve) => daemon.once('exit', resolve));
  daemon.kill('SIGTERM');
  const timer = setTimeout(() => daemon.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
