import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startTestServer, type TestServer } from '../harness/server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-dashboard-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pressdock</title>');
  await writeFile(join(folder, 'assets/index-1a2b3c.js'), `console.log("${'x'.repeat(3000)}")`);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  server = await startTestServer({
    DASHBOARD_FOLDER: folder,
    PAGE_VIEW_URL: 'https://views.example/collect',
    RATE_LIMIT: 'on',
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the dashboard', () => {
  test.each(['/', '/index.html', '/login', '/dashboard/plugins/edit/1?x=y', '/nothing.here'])(
    'serves the page for %s, revalidated on every request',
    async (path) => {
      const answer = await server.api('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.text).toContain('<title>Pressdock</title>');
    },
  );

  test('caches hashed assets permanently', async () => {
    const answer = await server.api('GET', '/assets/index-1a2b3c.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  });

  test('revalidates other files', async () => {
    const answer = await server.api('GET', '/favicon.svg');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ...[
      '/assets/gone-000.js',
      '/api',
      '/api/',
      '/api/v1',
      '/api/v1/nothing',
      '/api/v9/plugins?x=y',
    ],
    ...['/API/v1/plugins', '/api%2Fv1', '/storage', '/storage/nothing'],
    ...['/openapi', '/openapi.yaml', '/openapi.json/nothing', '/OpenAPI.json', '/healthz/nothing'],
    ...['/details', '/composer/nothing', '/images'],
  ])('is not sent for the unknown URL %s of the server', async (path) => {
    const response = await server.api('GET', path);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: 'Not found.', code: 'not_found' });
    const head = await server.api('HEAD', path);
    expect([head.status, head.text]).toEqual([404, '']);
    expect(head.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('is not sent in response to a POST', async () => {
    expect((await server.api('POST', '/dashboard')).status).toBe(404);
  });

  test('reports that it has not been built', async () => {
    const bare = await startTestServer({ DASHBOARD_FOLDER: join(folder, 'nowhere') });
    const answer = await bare.api('GET', '/');
    await bare.close();
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('The dashboard is not built yet');
  });
});

describe('every response', () => {
  test.each(['/', '/api/v2/public/interface', '/api/v1/nothing', '/api/v1/users/me'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await server.api('GET', path);
      expect(headers.get('content-security-policy')?.split(';')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self' https://views.example",
        "manifest-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify',
      ]);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
    },
  );

  test('cannot be read by other sites', async () => {
    const { headers } = await server.api('GET', '/api/v2/public/interface', {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is compressed if it is large enough', async () => {
    const packed = await fetch(`${server.url}/assets/index-1a2b3c.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const small = await server.api('GET', '/healthz', { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });
});

describe('a broken request', () => {
  const post = (body: string, contentType = 'application/json') =>
    server.api('POST', '/api/v1/auth', { body, headers: { 'content-type': contentType } });

  test.each([
    ['truncated JSON', () => post('{"email":'), 400, 'validation_failed'],
    [
      'JSON that pollutes prototypes',
      () => post('{"__proto__":{"a":1}}'),
      400,
      'validation_failed',
    ],
    ['an empty body', () => post(''), 400, 'validation_failed'],
    ['another media type', () => post('<a/>', 'application/xml'), 415, 'unsupported_media_type'],
    ['more than a megabyte', () => post(`"${'x'.repeat(1_100_000)}"`), 413, 'too_large'],
  ] as const)('with %s receives the standard error body', async (_, ask, status, code) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message: expect.any(String) });
  });

  test('that is not HTTP receives it as well', async () => {
    const { port } = new URL(server.url);
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('nonsense\r\n\r\n'));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"code":"validation_failed"');
  });
});

describe('health', () => {
  test('is public', async () => {
    expect((await server.api('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await server.api('GET', '/readyz')).body).toEqual({
      status: 'ready',
      checks: { database: { status: 'ok' }, dataFolder: { status: 'ok' } },
    });
  });
});

describe('the public endpoints', () => {
  test('list the interface flags, of which a new installation shows the menu', async () => {
    const { body } = await server.api('GET', '/api/v2/public/interface');
    expect(body.pageViewUrl).toBe('https://views.example/collect');
    const path = `/api/v2/public/feature-flags/${body.flagProductId}?identifier=a%40example.com`;
    const flags = (await server.api('GET', path)).body;
    expect(flags).toHaveLength(5);
    const active = flags.filter((one: { active: boolean }) => one.active);
    expect(active).toEqual([{ flag: 'SHOW_FEATURE_FLAG_MENU', active: true }]);
  });

  test('are rate-limited per client, without affecting signed-in people', async () => {
    const person = await signUp(server);
    const ask = () => server.api('GET', '/api/v2/public/interface');
    let last = await ask();
    for (let round = 0; round < 700 && last.status === 200; round += 1) last = await ask();
    expect(last.status).toBe(429);
    expect(last.body.code).toBe('rate_limited');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await person.api('GET', '/api/v1/users/me')).status).toBe(200);
  });
});
