import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import {
  sharedTestServer,
  startTestServer,
  type TestServer,
  testEnvironment,
} from '../../../test/harness/server.ts';
import { startTestSmtpServer } from '../../../test/harness/smtpServer.ts';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';
import { readConfig } from '../../config.ts';
import type { CheckResult } from './check.ts';

let server: TestServer;
let proxies: Server[] = [];

beforeAll(async () => {
  server = await sharedTestServer();
});

afterAll(() => {
  for (const proxy of proxies) proxy.close();
  proxies = [];
});

/** Runs the command with the settings of a server and returns its checks. */
async function examine(
  settings: Record<string, string> = {},
  { of = server, args = [] }: { of?: Pick<TestServer, 'config'>; args?: string[] } = {},
) {
  const variables = { PORT: String(of.config.port), ...settings };
  const { code, output, errors } = await runInTerminal(
    of,
    ['doctor', '--json', ...args],
    variables,
  );
  const lines = output.trim().split('\n');
  const { result } = JSON.parse(lines.at(-1) ?? '');
  const checks = result.checks as CheckResult[];
  const of_ = (name: string) => checks.filter((check) => check.name === name);
  return { code, checks, of: of_, printed: `${output}${errors}` };
}

/** Starts a proxy that adds headers to requests, and returns its URL. */
async function startProxy(
  target: TestServer,
  { headers = {}, maxBody = Number.POSITIVE_INFINITY, maxHeader = 64 * 1024 } = {},
): Promise<string> {
  const { port } = new URL(target.url);
  const proxy = createServer({ maxHeaderSize: maxHeader }, (received, response) => {
    if (Number(received.headers['content-length'] ?? 0) > maxBody) {
      response.writeHead(413).end();
      return;
    }
    const sent = { ...received.headers, ...headers };
    const { method, url } = received;
    const forwarded = request({ port, method, path: url, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    received.pipe(forwarded);
  });
  proxies.push(proxy);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

describe('pressdock doctor', () => {
  it('finds nothing wrong with a running server', async () => {
    const { code, checks, of } = await examine();
    expect(checks.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(code).toBe(0);
    expect(of('database')[0]?.message).toMatch(/Postgres \d+,|the running server reports that/);
    expect(of('data folder')[0]?.message).toContain(`process ${process.pid} uses it`);
    const messages = of('proxy').map(({ message }) => message);
    expect(messages).toContain('Requests reach the server directly.');
    expect(messages).toContain('The proxy accepts headers of 60 kB.');
  });

  it('examines the database and the key of a stopped server', async () => {
    const settings = await testEnvironment();
    const config = readConfig(settings);
    await chmod(config.dataFolder, 0o755);
    const { code, of } = await examine({}, { of: { config } });
    expect(code).toBe(0);
    expect(of('database').map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^The schema is current \(\d+ migrations\)\.$/),
    );
    expect(of('data folder').map(({ state }) => state)).toEqual(['warning', 'ok']);
    expect(of('data folder')[0]?.remedy).toBe(`Run: chmod 700 ${config.dataFolder}`);
    expect(of('data folder')[1]?.message).toContain('no process uses it');
    expect(of('master key')[0]?.remedy).toContain('creates one');
    expect(of('proxy')[0]?.message).toContain('no server answers');
    await rm(config.dataFolder, { recursive: true });
    if (config.databaseUrl !== null) await dropDatabase(config.databaseUrl);
  });

  it('lists every broken setting, examines the rest, and shows no secret', async () => {
    const secrets = { STRIPE_SECRET_KEY: 'secret-of-stripe', SMTP_URL: 'smtp:secret-of-mail' };
    const { code, of, printed } = await examine({
      ...secrets,
      LOG_LEVEL: 'loud',
      S3_BUCKET: 'packages',
      GITHUB_CLIENT_ID: 'id',
      DATABSE_URL: 'postgres://ada:secret-of-database@db/x',
      PRESSDOCK_FOLDER: '/srv',
    });
    expect(code).toBe(1);
    expect(of('settings').map(({ message }) => message)).toEqual([
      'LOG_LEVEL "loud" is not one of trace, debug, info, warn, error, silent.',
      'STRIPE_SECRET_KEY is not a key of Stripe.',
      'SMTP_URL is not an address such as smtp://user:password@mail.example.com:587.',
      'GITHUB_CLIENT_SECRET is missing. An OAuth app needs its client ID and its secret.',
      'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set both.',
      'DATABSE_URL is not a setting.',
      'PRESSDOCK_FOLDER is not a setting.',
      expect.stringContaining('WordPress sites install packages only from ports'),
    ]);
    expect(of('mail')[0]?.message).toBe('Not examined, because SMTP_URL is not valid.');
    expect(of('data folder')[0]?.state).toBe('ok');
    expect(printed).not.toContain('secret-of');
  });

  it.each<{ problem: string; settings: Record<string, string>; part: string; message: RegExp }>([
    {
      problem: 'an unreachable database',
      settings: { DATABASE_URL: 'postgres://ada:secret-of-database@127.0.0.1:1/x' },
      part: 'database',
      message: /The database cannot be used: .*ECONNREFUSED/,
    },
    {
      problem: 'an unreachable bucket',
      settings: {
        S3_BUCKET: 'b',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret-of-bucket',
        S3_ENDPOINT: 'http://127.0.0.1:1',
      },
      part: 'storage',
      message: /The server cannot write an object \(.*ECONNREFUSED/,
    },
    {
      problem: 'an unreachable public URL',
      settings: { PUBLIC_URL: 'http://127.0.0.1:1' },
      part: 'proxy',
      message: /cannot be reached from this machine: .*ECONNREFUSED/,
    },
    {
      problem: 'keys of two modes of Stripe',
      settings: {
        STRIPE_SECRET_KEY: 'sk_test_abc',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
        STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      },
      part: 'stripe',
      message: /belong to different modes/,
    },
  ])('says what to do about $problem', async ({ settings, part, message }) => {
    const { code, of, printed } = await examine(settings);
    expect(code).toBe(1);
    const [found] = of(part).filter(({ state }) => state === 'failed');
    expect(found?.message).toMatch(message);
    expect(found?.remedy).toMatch(/\.$/);
    expect(printed).not.toContain('secret-of');
  });
});

describe('the mail server', () => {
  it('is signed in to, and sends an e-mail on request', async () => {
    const mail = await startTestSmtpServer();
    const settings = {
      SMTP_URL: mail.url.replace('//', '//ada:secret@'),
      MAIL_FROM: 'x@y.example',
    };
    const { of } = await examine(settings, { args: ['--send-to', 'ada@example.com'] });
    expect(of('mail').map(({ state }) => state)).toEqual(['ok', 'ok']);
    expect(mail.accepted.map(({ recipients }) => recipients)).toEqual([['ada@example.com']]);
    mail.acceptsSignIn = () => false;
    const rejected = await examine(settings);
    expect(rejected.code).toBe(1);
    expect(rejected.of('mail')[0]?.message).toMatch(/cannot be used: Invalid login/);
    await mail.close();
  });

  it('is rejected with an untrusted certificate', async () => {
    const mail = await startTestSmtpServer({ isSecure: true });
    const { of } = await examine({ SMTP_URL: mail.url, MAIL_FROM: 'x@y.example' });
    expect(of('mail')[0]).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/certificate/i),
    });
    await mail.close();
  });
});

describe('the proxy', () => {
  const forwarding = { headers: { 'x-forwarded-for': '203.0.113.9' } };

  it('has to be trusted, and to allow large headers and uploads', async () => {
    const PUBLIC_URL = await startProxy(server, {
      ...forwarding,
      maxBody: 2 ** 20,
      maxHeader: 16 * 1024,
    });
    const { code, of } = await examine({ PUBLIC_URL });
    expect(code).toBe(1);
    expect(
      of('proxy').flatMap(({ state, remedy }) => (state === 'failed' ? [remedy] : [])),
    ).toEqual([
      'Set TRUST_PROXY to 127.0.0.1.',
      'Allow 64 kB (nginx: large_client_header_buffers 4 64k).',
      'Allow them on /storage (nginx: client_max_body_size 105m).',
    ]);
  });

  it('is trusted as TRUST_PROXY says', async () => {
    const trusting = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
    const settings = {
      PUBLIC_URL: await startProxy(trusting, forwarding),
      TRUST_PROXY: '127.0.0.1',
    };
    const { code, of } = await examine(settings, { of: trusting });
    expect(of('proxy').filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(of('proxy')[1]?.message).toContain('sees this machine as 203.0.113.9');
    expect(code).toBe(0);
    await trusting.close();
  });

  it('learns nothing about requests without the master key', async () => {
    const headers = { 'x-pressdock-doctor': 'unknown.AAAA' };
    for (const sent of [{}, headers]) {
      expect((await server.api('GET', '/diagnostics/request', { headers: sent })).status).toBe(404);
    }
  });
});
