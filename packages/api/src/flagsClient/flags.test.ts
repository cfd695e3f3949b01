import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFlags, type Flags, type FlagsOptions } from './flags.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const productId = '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e';
type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** A server whose response can be changed. */
async function serve(respond: Respond) {
  const state = { respond, seen: [] as IncomingMessage[] };
  const server = createServer((request, response) => {
    state.seen.push(request);
    state.respond(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const queries = () =>
    state.seen.map(({ url: path }) => Object.fromEntries(new URL(path ?? '', url).searchParams));
  return { url, state, queries };
}

const sendFlags =
  (etag: string, flags: Record<string, boolean>): Respond =>
  (response) => {
    response.writeHead(200, { etag, 'content-type': 'application/json' });
    const list = Object.entries(flags).map(([flag, active]) => ({ flag, active }));
    response.end(JSON.stringify(list));
  };

const fail: Respond = (response) => response.writeHead(503).end('down');

function create(baseUrl: string, more: Partial<FlagsOptions> = {}): Flags {
  const flags = createFlags({ baseUrl, productId, identifier: 'ann@example.com', ...more });
  stops.push(flags.stop);
  return flags;
}

/** A storage in memory. */
function createStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe('flags', () => {
  test('are the defaults until the first response, and then its flags', async () => {
    const { url, state } = await serve(sendFlags('"1"', { A: true, B: false }));
    const flags = create(`${url}/`, { defaults: { B: true } });
    expect(['A', 'B', 'C'].map((flag) => flags.isEnabled(flag))).toEqual([false, true, false]);
    expect(flags.isEnabled('C', true)).toBe(true);
    await flags.ready;
    expect(['A', 'B'].map((flag) => flags.isEnabled(flag))).toEqual([true, false]);
    expect(flags.isEnabled('C', true)).toBe(false);
    const { pathname, searchParams } = new URL(state.seen[0]?.url ?? '', url);
    expect(pathname).toBe(`/api/v2/public/feature-flags/${productId}`);
    expect(Object.fromEntries(searchParams)).toEqual({ identifier: 'ann@example.com' });
  });

  test('are requested with their entity tag, and kept if they have not changed', async () => {
    const { url, state } = await serve(sendFlags('"1"', { A: true }));
    const flags = create(url);
    await flags.ready;
    state.respond = (response, { headers }) =>
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 500).end();
    expect(await flags.refresh()).toBe(true);
    expect(flags.isEnabled('A')).toBe(true);
  });

  test.each<[string, Respond]>([
    ['is down', fail],
    ['sends something else', (response) => response.end('<html>')],
    ['sends another JSON', (response) => response.end('{"flag":"A"}')],
    ['ends the connection', (response) => response.destroy()],
  ])('keep the last response while the server %s', async (_, respond) => {
    const { url, state } = await serve(sendFlags('"1"', { A: true }));
    const flags = create(url);
    await flags.ready;
    state.respond = respond;
    expect(await flags.refresh()).toBe(false);
    expect(flags.isEnabled('A')).toBe(true);
  });

  test.each(['http://127.0.0.1:9', 'not a URL', ''])(
    'are the defaults if there is no server at "%s"',
    async (baseUrl) => {
      const flags = create(baseUrl, { defaults: { A: true } });
      await flags.ready;
      expect(await flags.refresh()).toBe(false);
      expect([flags.isEnabled('A'), flags.isEnabled('B')]).toEqual([true, false]);
    },
  );

  test.each([3_000_000, Number.POSITIVE_INFINITY])(
    'are not requested again at once with %d seconds between requests',
    async (refreshSeconds) => {
      const { url, state } = await serve(sendFlags('"1"', { A: true }));
      await create(url, { refreshSeconds }).ready;
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(state.seen).toHaveLength(1);
    },
  );

  test('announce changes only, and no longer than wanted', async () => {
    const { url, state } = await serve(sendFlags('"1"', { A: true }));
    const flags = create(url);
    let changes = 0;
    const end = flags.subscribe(() => {
      changes += 1;
    });
    await flags.ready;
    state.respond = sendFlags('"2"', { A: true, B: false });
    await flags.refresh();
    expect(changes).toBe(1);
    state.respond = sendFlags('"3"', { A: false, B: false });
    await flags.refresh();
    expect(changes).toBe(2);
    end();
    state.respond = sendFlags('"4"', { A: true });
    await flags.refresh();
    expect(changes).toBe(2);
  });

  test('are requested regularly until they are stopped', async () => {
    const { url, state } = await serve(sendFlags('"1"', {}));
    const flags = create(url, { refreshSeconds: 0.02 });
    await vi.waitFor(() => expect(state.seen.length).toBeGreaterThan(2));
    flags.stop();
    await flags.refresh();
    const { length } = state.seen;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(state.seen).toHaveLength(length);
  });

  test('are requested once by two calls at the same time', async () => {
    const { url, state } = await serve(sendFlags('"1"', {}));
    const flags = create(url);
    await Promise.all([flags.ready, flags.refresh(), flags.refresh()]);
    expect(state.seen).toHaveLength(1);
  });
});

describe('a storage', () => {
  test('has the last response on the next visit, for the same identifier only', async () => {
    const { url, state } = await serve(sendFlags('"1"', { A: true }));
    const storage = createStorage();
    await create(url, { storage }).ready;
    state.respond = fail;
    const next = create(url, { storage });
    expect(next.isEnabled('A')).toBe(true);
    await next.ready;
    expect(next.isEnabled('A')).toBe(true);
    expect(create(url, { storage, identifier: 'bob@example.com' }).isEnabled('A')).toBe(false);
  });

  test.each(['{', '{}', '[]', 'null', '{"etag":1}'])(
    'that contains %s is ignored',
    async (text) => {
      const storage = createStorage();
      storage.items.set(`pressdock-flags:${productId}:ann@example.com`, text);
      const { url } = await serve(fail);
      const flags = create(url, { storage, defaults: { A: true } });
      await flags.ready;
      expect(flags.isEnabled('A')).toBe(true);
    },
  );

  test('that refuses access is ignored', async () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const { url } = await serve(sendFlags('"1"', { A: true }));
    const flags = create(url, { storage: { getItem: refuse, setItem: refuse } });
    await flags.ready;
    expect(flags.isEnabled('A')).toBe(true);
  });
});

describe('an identifier', () => {
  test('can be hashed, with its domain beside it', async () => {
    const { url, queries } = await serve(sendFlags('"1"', {}));
    const options = { identifier: ' Ann@Example.com ', hashesIdentifier: true };
    await create(url, { ...options, attributes: { php: '8.2', locale: 'de_DE' } }).ready;
    const digest = createHash('sha256').update('ann@example.com').digest('hex');
    expect(queries()).toEqual([
      {
        identifier: `sha256:${digest}`,
        identifier_domain: 'Example.com',
        php: '8.2',
        locale: 'de_DE',
      },
    ]);
  });

  test('is never sent in plain text if it cannot be hashed', async () => {
    const { url, state } = await serve(sendFlags('"1"', { A: true }));
    vi.stubGlobal('crypto', undefined);
    stops.push(() => vi.unstubAllGlobals());
    const flags = create(url, { hashesIdentifier: true });
    await flags.ready;
    expect(state.seen).toEqual([]);
    expect(flags.isEnabled('A')).toBe(false);
  });

  test('may be missing', async () => {
    const { url, queries } = await serve(sendFlags('"1"', {}));
    await create(url, { identifier: ' ' }).ready;
    expect(queries()).toEqual([{}]);
  });
});
