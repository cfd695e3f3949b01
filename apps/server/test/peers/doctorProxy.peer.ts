import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../commands/commands.ts';
import { freePort } from '../harness/freePort.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const run = promisify(execFile);
const entry = fileURLToPath(new URL('../../src/commands/pressdock.ts', import.meta.url));
const masterKey = Buffer.alloc(32, 7).toString('base64');
let folder: string;
let port: number;
let settings: Record<string, string>;
let server: TestServer;
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-nginx-'));
  await requireNginx();
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    ...subject,
    ...files,
  ]);
  port = await freePort();
  settings = {
    PUBLIC_URL: `https://localhost:${port}`,
    PRESSDOCK_MASTER_KEY: masterKey,
    TRUST_PROXY: '127.0.0.1',
  };
  server = await startTestServer(settings);
}, 300_000);

afterAll(async () => {
  await stopProxy();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function requireNginx(): Promise<void> {
  const found = await run('which', ['nginx']).catch(() => undefined);
  if (found) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light']);
}

async function stopProxy(): Promise<void> {
  const ended = nginx && new Promise((resolve) => nginx?.once('exit', resolve));
  nginx?.kill('SIGTERM');
  await ended;
  nginx = undefined;
}

/** Starts nginx with TLS in front of the server. */
async function startProxy(limits: string, headers: string): Promise<void> {
  await stopProxy();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; ${temporary}
      server {
        listen 127.0.0.1:${port} ssl;
        ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
        ${limits}
        location / {
          proxy_pass http://127.0.0.1:${server.config.port};
          proxy_request_buffering off;
          ${headers}
        }
      }
    }`,
  );
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  await expect
    .poll(
      () =>
        run('curl', ['-sk', `https://localhost:${port}/healthz`]).then(
          () => true,
          () => false,
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
}

/** Returns what the command, in a process that trusts the certificate, finds out about the proxy. */
async function examine(
  env: Record<string, string> = { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') },
) {
  const args = ['--conditions=pressdock-source', entry, 'doctor', '--json'];
  const all = {
    ...settings,
    PORT: String(server.config.port),
    PRESSDOCK_DATA: server.config.dataFolder,
    ...env,
  };
  const { stdout } = await runCommand(process.execPath, args, { cwd: folder, env: all });
  const { checks } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '').result;
  return checks.filter(({ name }: { name: string }) => name === 'proxy');
}

const forwarding = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;';

test('finds nothing wrong with nginx as documented', async () => {
  await startProxy('client_max_body_size 105m; large_client_header_buffers 4 64k;', forwarding);
  const found = await examine();
  expect(found.filter(({ state }: { state: string }) => state !== 'ok')).toEqual([]);
  const messages = found.map(({ message }: { message: string }) => message).join('\n');
  expect(messages).toMatch(/The certificate is valid for (29|30) more days\./);
  expect(messages).toContain('The server trusts the proxy at 127.0.0.1');
});

test('finds the limits of nginx, and the header that it does not send', async () => {
  await startProxy('', '');
  const failed = (await examine()).filter(({ state }: { state: string }) => state === 'failed');
  expect(failed.map(({ remedy }: { remedy: string }) => remedy)).toEqual([
    expect.stringContaining('proxy_set_header X-Forwarded-For'),
    expect.stringContaining('large_client_header_buffers 4 64k'),
    expect.stringContaining('client_max_body_size 105m'),
  ]);
});

test('finds a certificate that is not trusted', async () => {
  await startProxy('', forwarding);
  expect(await examine({})).toMatchObject([
    { state: 'failed', message: expect.stringMatching(/cannot be reached .*self-signed/) },
  ]);
});
