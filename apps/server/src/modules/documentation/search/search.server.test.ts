import { expect, test } from 'vitest';
import { sharedTestServer } from '../../../../test/harness/server.ts';

async function search(query: string) {
  const server = await sharedTestServer();
  const { status, headers, text } = await server.api('GET', `/docs/search${query}`);
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(text) ?? [];
  const links = [...main.matchAll(/<li><a href="([^"]+)"/g)].map(([, href = '']) => href);
  return { status, headers, text, main, links };
}

test.each([
  ['a title', 'feature flags', '/docs/guides/feature-flags'],
  ['a setting', 'TRUST_PROXY', '/docs/operating/settings#addresses'],
  ['an operation id', 'createPluginVersion', '/docs/reference/plugins#createPluginVersion'],
  ['a call', 'POST /api/v1/plugins/{id}/versions', '/docs/reference/plugins#createPluginVersion'],
  ['an error code', 'insufficient_storage', '/docs#errors'],
  ['the beginning of a word', 'hosting provid', '/docs/operating/locations'],
  ['a misspelled word', 'retension', '/docs/operating/storage'],
])('finds %s', async (_what, query, href) => {
  const { status, links } = await search(`?q=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  expect(links.slice(0, 3)).toContain(href);
});

test('shows where the words are, and leads there', async () => {
  const { main, text, headers } = await search('?q=lock');
  expect(text).toContain('<title>Search: lock · Pressdock documentation</title>');
  expect(main).toMatch(/<p>(\d+ results|The first 20 of \d+ results)<\/p>/);
  expect(main).toMatch(/<span>Operating › The data folder<\/span>\s*<p>[^<]*<mark>lock<\/mark>/);
  expect(text).toContain('value="lock"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

test.each([
  ['', 'Enter one or more words'],
  ['?q=', 'Enter one or more words'],
  ['?q=%20', 'Enter one or more words'],
  ['?q=qqzzqqzz', 'Nothing contains “qqzzqqzz”'],
  ['?q=%2B%2B', 'Nothing contains “++”'],
  ['?q[]=lock', 'Enter one or more words'],
])('answers %s without results', async (query, sentence) => {
  const { status, main, links } = await search(query);
  expect([status, links]).toEqual([200, []]);
  expect(main).toContain(sentence);
});

test('shows a search as text, whatever it contains', async () => {
  const { text } = await search(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('uses the first of several searches', async () => {
  expect((await search('?q=lock&q=mail')).text).toContain('value="lock"');
});

test('rejects a search that is too long', async () => {
  const { status, main } = await search(`?q=${'a'.repeat(101)}`);
  expect(status).toBe(400);
  expect(main).toContain('at most 100 characters');
  expect((await search(`?q=${'a'.repeat(100)}`)).status).toBe(200);
});
