import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { aptInstall } from '../../../../../scripts/bootstrap/apt.mjs';
import { freePort } from '../../harness/freePort.ts';
import { type Installation, readExample } from './archive.ts';

const run = promisify(execFile);

/** The host name of the tests. Only their own requests resolve it. */
export const host = 'pressdock.test';

/** A proxy in front of the server, with a certificate of its own. */
export interface RunningProxy {
  /** The certificate of the authority that signed the proxy's certificate. */
  authority: string;
  stop(): Promise<void>;
}

/** The port of a proxy and of each server behind it. */
interface Ports {
  https: number;
  servers: readonly number[];
}

/** Starts a proxy with the example file of the archive, changed only in its ports and certificate. */
export type StartProxy = (
  installation: Pick<Installation, 'program'>,
  ports: Ports,
) => Promise<RunningProxy>;

/**
 * Sends the requests of this process for all hosts to this machine, where proxies have certificates of an
 * authority.
 *
 * @returns a function that ends this
 */
export function sendToProxy(authority: string): () => Promise<void> {
  const before = getGlobalDispatcher();
  const dispatcher = new Agent({
    connect: {
      ca: authority,
      lookup: (_name, options, answer) =>
        options.all
          ? answer(null, [{ address: '127.0.0.1', family: 4 }])
          : answer(null, '127.0.0.1', 4),
    },
  });
  setGlobalDispatcher(dispatcher);
  return async () => {
    setGlobalDispatcher(before);
    await dispatcher.close();
  };
}

async function requireProgram(name: string): Promise<void> {
  if (existsSync(`/usr/sbin/${name}`) || existsSync(`/usr/bin/${name}`)) return;
  const problem = await aptInstall(name);
  if (problem !== undefined) throw new Error(`The peer needs ${name}, but ${problem}.`);
}

/** Returns a text in which each part was replaced. Fails if the text does not contain a part. */
function replaceParts(text: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((result, [part, replacement]) => {
    if (!result.includes(part)) throw new Error(`The example does not contain: ${part}`);
    return result.replaceAll(part, replacement);
  }, text);
}

/** Waits until the proxy has a certificate, which Caddy creates after it started to listen. */
async function waitForCertificate(
  port: number,
  child: ChildProcess,
  log: () => string,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended: ${log()}`);
    // Only whether there is a certificate matters here. The requests of the tests verify it.
    const options = { servername: host, rejectUnauthorized: false };
    const socket = connect(port, '127.0.0.1', options);
    const isSecure = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isSecure) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the program and waits until it answers. */
async function startProgram(
  command: string,
  args: string[],
  { port, folder, env }: { port: number; folder: string; env: Record<string, string> },
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log = `${log}${chunk}`.slice(-4000);
    });
  }
  await waitForCertificate(port, child, () => log);
  return async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'pressdock-proxy-'));

/** Starts Debian's nginx with a self-signed certificate. */
export const startNginx: StartProxy = async (installation, ports) => {
  await requireProgram('nginx');
  const folder = await newFolder();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`],
    ...['-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate],
  ]);
  const example = await readExample(installation, 'nginx.conf');
  const site = replaceParts(example, [
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    [
      '  server 127.0.0.1:8080 max_fails=0;\n',
      ports.servers.map((port) => `  server 127.0.0.1:${port} max_fails=0;\n`).join(''),
    ],
    ['/etc/letsencrypt/live/pressdock.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/pressdock.example.com/privkey.pem', key],
    ['pressdock.example.com', host],
  ]);
  await mkdir(join(folder, 'body'), { mode: 0o777 });
  const file = join(folder, 'nginx.conf');
  const main = `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp {\naccess_log off;\n`;
  await writeFile(file, `${main}client_body_temp_path ${folder}/body;\n${site}}\n`);
  const stop = await startProgram('/usr/sbin/nginx', ['-c', file, '-e', 'stderr'], {
    ...{ port: ports.https, folder, env: {} },
  });
  return { authority: await readFile(certificate, 'utf8'), stop };
};

/** Starts Debian's Caddy with its own authority. */
export const startCaddy: StartProxy = async (installation, ports) => {
  await requireProgram('caddy');
  const folder = await newFolder();
  const example = await readExample(installation, 'Caddyfile');
  const options = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${await freePort()}\n\thttps_port ${ports.https}`;
  // The lines for several processes, as documented.
  const balancing = 'lb_try_duration 10s\n\t\thealth_uri /readyz\n\t\thealth_interval 1s';
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    replaceParts(example, [
      ['{\n\tservers', `{\n\t${options}\n\tservers`],
      ...(ports.servers.length > 1 ? ([['lb_try_duration 10s', balancing]] as const) : []),
    ]),
  );
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    PRESSDOCK_DOMAIN: host,
    PRESSDOCK_UPSTREAM: ports.servers.map((port) => `127.0.0.1:${port}`).join(' '),
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const stop = await startProgram('/usr/bin/caddy', args, { port: ports.https, folder, env });
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  return { authority: await readFile(root, 'utf8'), stop };
};
