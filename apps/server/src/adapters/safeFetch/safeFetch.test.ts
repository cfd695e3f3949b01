import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSafeFetch, type Resolve } from './safeFetch.ts';

const opened: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://shop.example:${(server.address() as AddressInfo).port}`;
}

function createFetch(options: Partial<Parameters<typeof createSafeFetch>[0]> = {}) {
  const made = createSafeFetch({
    allowsPrivate: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ...options,
  });
  opened.push(made);
  return made.safeFetch;
}

/** A public address where nothing listens. */
const elsewhere = { address: '8.8.8.8', family: 4 };
const here = { address: '127.0.0.1', family: 4 };

describe('host names', () => {
  test.each([
    ['this machine', [here]],
    ['a public address and this machine', [elsewhere, here]],
    ['this machine and a public address', [here, elsewhere]],
    ['the metadata service of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['this machine in IPv6', [{ address: '::1', family: 6 }]],
    ['this machine as an IPv4-mapped IPv6 address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('that resolve to %s are rejected', async (_, responses) => {
    const safeFetch = createFetch({ allowsPrivate: false, resolve: async () => responses });
    expect(await safeFetch('https://shop.example/')).toEqual({ ok: false, failure: 'not_public' });
    expect(await safeFetch('https://shop.example./')).toEqual({ ok: false, failure: 'not_public' });
  });

  test.each([
    ['that do not exist', () => Promise.reject(new Error('ENOTFOUND'))],
    ['that have no address', async () => []],
  ] as [string, Resolve][])('%s are unreachable', async (_, resolve) => {
    const safeFetch = createFetch({ allowsPrivate: false, resolve });
    expect(await safeFetch('https://shop.example/')).toEqual({ ok: false, failure: 'unreachable' });
  });

  test('that change from a public address to this machine never connect here', async () => {
    let connections = 0;
    const trap = createNetServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((ready) => trap.listen(8443, '127.0.0.1', ready));
    opened.push(trap);
    let lookups = 0;
    const rebinding: Resolve = async () => {
      lookups += 1;
      return [lookups % 2 === 1 ? elsewhere : here];
    };
    const guarded = createFetch({ allowsPrivate: false, resolve: rebinding, timeoutMs: 250 });
    const failures = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const answer = await guarded('https://shop.example:8443/');
      if (!answer.ok) failures.add(answer.failure);
    }
    expect(lookups).toBe(6);
    expect(failures).toContain('not_public');
    expect(connections).toBe(0);
    // The trap works: a fetch that may reach private addresses connects to it.
    await createFetch()('https://shop.example:8443/');
    expect(connections).toBe(1);
  });
});

describe('a request', () => {
  test('returns the status and the body', async () => {
    const seen: string[] = [];
    const url = await serve((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(404).end('{"no":1}');
    });
    const answer = await createFetch()(`${url}/a?b=c`, { headers: { authorization: 'Bearer x' } });
    expect(answer).toEqual({ ok: true, status: 404, body: '{"no":1}' });
    expect(seen).toEqual(['GET /a?b=c Bearer x']);
  });

  test('sends a form or a raw body', async () => {
    const seen: string[] = [];
    const url = await serve(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      seen.push(`${request.method} ${request.headers['content-type']} ${text}`);
      response.end();
    });
    const safeFetch = createFetch();
    await safeFetch(url, { form: { a: 'x y', b: '&' } });
    await safeFetch(url, { body: '{}', headers: { 'content-type': 'application/json' } });
    expect(seen).toEqual([
      'POST application/x-www-form-urlencoded a=x+y&b=%26',
      'POST application/json {}',
    ]);
  });

  test.each([301, 302, 303, 307, 308])('does not follow redirects (%i)', async (status) => {
    const paths: unknown[] = [];
    const url = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(await createFetch()(url)).toEqual({ ok: false, failure: 'redirect' });
    expect(paths).toEqual(['/']);
  });

  test('times out when nothing arrives and when it arrives byte by byte', async () => {
    const silent = await serve(() => undefined);
    const dripping = await serve((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const safeFetch = createFetch({ timeoutMs: 200 });
    expect(await safeFetch(silent)).toEqual({ ok: false, failure: 'timeout' });
    expect(await safeFetch(dripping)).toEqual({ ok: false, failure: 'timeout' });
  });

  test('accepts a response of 1 MB but not a byte more, and closes the connection', async () => {
    const closed: Promise<unknown>[] = [];
    const url = await serve((request, response) => {
      closed.push(new Promise((resolve) => response.on('close', () => resolve('closed'))));
      response.write(Buffer.alloc(1024 * 1024));
      if (request.url === '/endless') response.write('x');
      else response.end();
    });
    const safeFetch = createFetch();
    expect(await safeFetch(url)).toMatchObject({ ok: true, status: 200 });
    expect(await safeFetch(`${url}/endless`)).toEqual({ ok: false, failure: 'too_large' });
    expect(await closed[1]).toBe('closed');
  });

  test('reads only the beginning of an endless response where that is enough', async () => {
    const closed: Promise<unknown>[] = [];
    const url = await serve((_request, response) => {
      closed.push(new Promise((resolve) => response.on('close', () => resolve('closed'))));
      const timer = setInterval(() => response.write('x'.repeat(3000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const answer = await createFetch()(url, { readBytes: 4096 });
    expect(answer).toEqual({ ok: true, status: 200, body: 'x'.repeat(4096) });
    expect(await closed[0]).toBe('closed');
  });

  test('does not decompress, so that a small response stays small', async () => {
    const sent: unknown[] = [];
    const url = await serve((request, response) => {
      sent.push(request.headers['accept-encoding']);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not unpacked');
    });
    expect(await createFetch()(url)).toMatchObject({ ok: true, body: 'not unpacked' });
    expect(sent).toEqual([undefined]);
  });

  test('that breaks off is unreachable', async () => {
    const url = await serve((request) => request.socket.destroy());
    expect(await createFetch()(url)).toEqual({ ok: false, failure: 'unreachable' });
  });

  test("over http is allowed only in the operator's settings", async () => {
    const url = await serve((_request, response) => response.end('x'));
    expect(await createFetch({ allowsPrivate: false })(url)).toEqual({
      ok: false,
      failure: 'not_https',
    });
  });
});
