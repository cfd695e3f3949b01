import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createClient } from './client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(handler: Handler) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    handler(request, response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function clientFor(baseUrl: string, token?: string) {
  const lost: string[] = [];
  const client = createClient({
    baseUrl,
    getToken: () => token,
    onUnauthenticated: () => lost.push('lost'),
  });
  return { client, lost };
}

test('returns the data of a successful call and sends the bearer token', async () => {
  const { url, seen } = await serve((_, response) => json(response, 200, [{ _id: '1' }]));
  const { client } = clientFor(url, 'secret');
  const result = await client.get('/api/v1/plugins');
  expect(result).toMatchObject({ ok: true, status: 200, data: [{ _id: '1' }] });
  expect(seen[0]?.headers.authorization).toBe('Bearer secret');
});

test('returns the cursor of the next page', async () => {
  const { url } = await serve((_, response) => {
    response.setHeader('Pressdock-Next', 'abc');
    json(response, 200, []);
  });
  const result = await clientFor(url).client.get('/api/v2/customers');
  expect(result).toMatchObject({ ok: true, data: [], next: 'abc' });
});

test('sends no authorization header without a token', async () => {
  const { url, seen } = await serve((_, response) => json(response, 200, []));
  await clientFor(url).client.get('/api/v1/plugins');
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('does not send the bearer token to another origin', async () => {
  const { url, seen } = await serve((_, response) => json(response, 200, []));
  const { client, lost } = clientFor('http://127.0.0.1:9', 'secret');
  await client.get('/api/v1/plugins', { baseUrl: url });
  expect(seen[0]?.headers.authorization).toBeUndefined();
  expect(lost).toEqual([]);
});

test('returns a text body as text', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('1234');
  });
  const result = await clientFor(url).client.post('/api/v1/auth', {
    body: { email: 'mara@example.com', password: 'harbor office' },
  });
  expect(result).toMatchObject({ ok: true, data: '1234' });
});

test('sends path parameters, method, query and body', async () => {
  const bodies: string[] = [];
  const { url, seen } = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      bodies.push(body);
      json(response, 200, { _id: 'a b' });
    });
  });
  const { client } = clientFor(url);
  await client.put('/api/v1/plugins/{id}', {
    params: { path: { id: 'a b' } },
    body: { name: 'Quiet Checkout', slug: 'quiet-checkout', description: 'Calm' },
  });
  await client.get('/api/v1/plugins/{id}/versions', {
    params: { path: { id: 'x' }, query: { order: 'true', limit: 5 } },
  });
  expect(seen.map((request) => `${request.method} ${request.url}`)).toEqual([
    'PUT /api/v1/plugins/a%20b',
    'GET /api/v1/plugins/x/versions?order=true&limit=5',
  ]);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ slug: 'quiet-checkout' });
});

test('returns the error body of a refused call', async () => {
  const error = { message: 'Taken', code: 'conflict', fields: { slug: 'Taken' } };
  const { url } = await serve((_, response) => json(response, 409, error));
  const result = await clientFor(url).client.delete('/api/v1/plugins/{id}', {
    params: { path: { id: 'x' } },
  });
  expect(result).toEqual({ ok: false, status: 409, error });
});

test('returns the Retry-After header', async () => {
  const { url } = await serve((_, response) => {
    response.setHeader('Retry-After', '42');
    json(response, 429, { message: 'Too many', code: 'rate_limited' });
  });
  const body = { email: 'a', password: 'b' };
  const result = await clientFor(url).client.post('/api/v1/auth', { body });
  expect(result).toMatchObject({ ok: false, status: 429, retryAfterSeconds: 42 });
});

test('replaces an error body that is not in the contract', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' });
    response.end('<h1>stack trace</h1>');
  });
  const result = await clientFor(url).client.get('/api/v2/stats');
  expect(result).toMatchObject({ ok: false, status: 500, error: { code: 'internal' } });
  expect(JSON.stringify(result)).not.toContain('stack trace');
});

test('reports a lost session on a 401, but not when signing in', async () => {
  const body = { message: 'No', code: 'unauthenticated' };
  const { url } = await serve((_, response) => json(response, 401, body));
  const { client, lost } = clientFor(url, 'old');
  await client.post('/api/v1/auth', { body: { email: 'a', password: 'b' } });
  expect(lost).toEqual([]);
  await client.get('/api/v1/plugins');
  expect(lost).toEqual(['lost']);
});

test('retries a read after a transient error', async () => {
  const { url, seen } = await serve((_, response, count) =>
    count === 1 ? json(response, 503, {}) : json(response, 200, []),
  );
  expect((await clientFor(url).client.get('/api/v1/plugins')).ok).toBe(true);
  expect(seen.length).toBe(2);
});

test('never retries a write', async () => {
  const { url, seen } = await serve((request) => request.socket.destroy());
  const result = await clientFor(url).client.post('/api/v1/plugins', {
    body: { name: 'A', slug: 'a', description: 'A' },
  });
  expect(result).toMatchObject({ ok: false, status: 0, error: { code: 'unavailable' } });
  expect(seen.length).toBe(1);
});

test('rejects with the reason when the caller cancels', async () => {
  const { url } = await serve(() => {});
  const controller = new AbortController();
  const pending = clientFor(url).client.get('/api/v1/plugins', { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(pending).rejects.toThrow('left the page');
});
