import { routes } from '@pressdock/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiRequest,
  sendRequest,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { pathOfDocument } from './pages/paths.rules.ts';
import { readSources } from './sources/sources.ts';

const publicUrl = 'https://dock.example';
let testServer: TestServer;

/** The server at its own address, because its public URL belongs to a proxy. */
const server = {
  api: (method: string, path: string, request?: ApiRequest) =>
    sendRequest(`http://127.0.0.1:${testServer.config.port}`, method, path, request),
};

beforeAll(async () => {
  testServer = await startTestServer({
    PUBLIC_URL: publicUrl,
    RATE_LIMIT: 'on',
    PRESSDOCK_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
});

afterAll(() => testServer.close());

describe('the OpenAPI document', () => {
  test('contains every call of the contract and the URL of the server', async () => {
    const { status, headers, body } = await server.api('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: publicUrl }] });
    const calls = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = routes.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(calls.sort()).toEqual(expected.sort());
  });

  test('may be read by other sites', async () => {
    const { headers } = await server.api('GET', '/openapi.json', {
      headers: { origin: 'https://tools.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

const pages = [
  ['/docs', 'Overview'],
  ['/docs/', 'Overview'],
  ['/docs/guides/releasing-from-ci', 'Releasing from CI'],
  ['/docs/guides/selling', 'Selling'],
  ['/docs/guides/license-checks', 'License checks'],
  ['/docs/guides/feature-flags', 'Feature flags'],
  ['/docs/guides/update-health', 'Update health'],
  ['/docs/guides/analytics', 'Analytics'],
  ['/docs/guides/webhooks', 'Webhooks'],
  ['/docs/operating', 'Operating Pressdock'],
  ['/docs/operating/settings', 'Settings'],
  ['/docs/security-model', 'Security model'],
  ['/docs/reference/plugins', 'Plugins'],
  ['/docs/reference/license-checks?x=y', 'License checks'],
] as const;

describe('the documentation', () => {
  test.each(pages)('has the page %s: %s', async (path, title) => {
    const { status, headers, text } = await server.api('GET', path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toMatch(/<style|style=|<script>|\son\w+=|https:\/\/pressdock\.example/);
  });

  test('has an entry for every call, with its method, its path and a link from the first page', async () => {
    const index = await server.api('GET', '/docs');
    const groups = [...index.text.matchAll(/href="(\/docs\/reference\/[a-z-]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    const texts = await Promise.all(
      [...new Set(groups)].map(async (path) => (await server.api('GET', path)).text),
    );
    const all = texts.join('\n').replaceAll('<wbr>', '');
    const missing = routes.filter(
      ({ method, url, config }) =>
        !all.includes(`<section id="${config.operationId}">`) ||
        !all.includes(
          `<span class="method">${method}</span> <code>${url.replace(/:(\w+)/g, '{$1}')}</code>`,
        ),
    );
    expect(missing.map(({ config }) => config.operationId)).toEqual([]);
  });

  test('has every document as a page, in the navigation of every other one', async () => {
    const { documents } = await readSources();
    const expected = [...documents.keys()].map(pathOfDocument).sort();
    const { text } = await server.api('GET', '/docs/reference/plugins');
    const [, navigation = ''] = /<nav class="side links"[^>]*>([\s\S]*?)<\/nav>/.exec(text) ?? [];
    const listed = [...navigation.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
    expect(listed.filter((path) => !path.startsWith('/docs/reference/')).sort()).toEqual(expected);
    for (const path of expected) {
      const page = await server.api('GET', path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).not.toMatch(/<img|<h1>docs\//);
    }
  });

  test('leads from each page to the previous and the next one', async () => {
    const { text } = await server.api('GET', '/docs/operating');
    expect(text).toMatch(/<a rel="prev" href="\/docs\/guides\/webhooks"/);
    expect(text).toMatch(/<a rel="next" href="\/docs\/operating\/[a-z-]+"/);
    const first = await server.api('GET', '/docs');
    expect(first.text).not.toContain('rel="prev"');
  });

  test('leads only to pages and sections that exist', async () => {
    const found = new Map<string, string>();
    const visit = async (path: string) => {
      if (found.has(path)) return;
      const { status, text } = await server.api('GET', path);
      found.set(path, status === 200 ? text : '');
      for (const [, href = ''] of text.matchAll(/href="(\/(?:docs|openapi)[^"#]*)/g)) {
        await visit(href);
      }
    };
    await visit('/docs');
    const broken = [...found].flatMap(([page, text]) =>
      [...text.matchAll(/href="([^"]*)#([^"]+)"/g)]
        .filter(([, path, id]) => !found.get(path || page)?.includes(`id="${id}"`))
        .map(([link]) => `${page}: ${link}`),
    );
    expect(found.size).toBeGreaterThan(20);
    expect([...found].filter(([, text]) => text === '').map(([path]) => path)).toEqual([]);
    expect(broken).toEqual([]);
  });

  test.each([
    '/docs/unknown',
    '/docs/guides',
    '/docs/guides/unknown',
    '/docs/guides/overview',
    '/docs/operating/README',
    '/docs/reference/unknown',
    '/docs/guides%2Fselling',
    '/docs/__proto__',
  ])('has no page %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await server.api(method, path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      if (method === 'HEAD') expect(text).toBe('');
      else expect(text).toMatch(/<h1>Page not found<\/h1>[\s\S]*<a href="\/docs">/);
    }
  });
});

test.each(['/openapi.json', '/docs', '/docs/documentation.css', '/docs/copy.js'])(
  'sends %s again only after it has changed',
  async (path) => {
    const first = await server.api('GET', path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await server.api('GET', path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    const changed = await server.api('GET', path, { headers: { 'if-none-match': 'W/"other"' } });
    expect(changed.status).toBe(200);
    const head = await server.api('HEAD', path);
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  },
);

test('limits how often a client requests pages', async () => {
  const { headers } = await server.api('GET', '/docs');
  expect(headers.get('x-ratelimit-limit')).toBe('300');
});
