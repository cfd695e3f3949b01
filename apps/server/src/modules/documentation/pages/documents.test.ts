import { expect, test } from 'vitest';
import { readSources } from '../sources/sources.ts';
import { createIds, slugOf } from './headings.rules.ts';
import { createMarkdown } from './markdown.rules.ts';
import { listLinked, orderDocuments } from './order.rules.ts';
import { INDEXES } from './pages.ts';
import { pathOfDocument, resolveLink } from './paths.rules.ts';

const { documents } = await readSources();

test.each([INDEXES.guides, INDEXES.operating])('%s links to every page of its folder', (index) => {
  const linked = [index, ...listLinked(index, documents.get(index) ?? '')];
  expect(orderDocuments(index, documents).filter((path) => !linked.includes(path))).toEqual([]);
});

test('pages have the order of the index, and unlinked ones are last', () => {
  const own = new Map([
    ['docs/a/README.md', '[c](c.md#x) [other](../b/z.md) [c](c.md) [b](b.md) [gone](gone.md)'],
    ...['a/a', 'a/b', 'a/c', 'b/z'].map((name) => [`docs/${name}.md`, ''] as const),
  ]);
  expect(orderDocuments('docs/a/README.md', own)).toEqual(
    ['README', 'c', 'b', 'a'].map((name) => `docs/a/${name}.md`),
  );
});

test.each([
  ['docs/guides/overview.md', '/docs'],
  ['docs/guides/selling.md', '/docs/guides/selling'],
  ['docs/operating/README.md', '/docs/operating'],
  ['docs/security-model.md', '/docs/security-model'],
])('%s is at %s', (document, path) => {
  expect(pathOfDocument(document)).toBe(path);
});

test.each([
  ['email.md', { href: '/docs/operating/email' }],
  ['email.md#retries', { href: '/docs/operating/email#retries' }],
  ['README.md', { href: '/docs/operating' }],
  ['../guides/overview.md#errors', { href: '/docs#errors' }],
  ['../security-model.md', { href: '/docs/security-model' }],
  ['../../deploy/sample.env', { file: 'deploy/sample.env' }],
  ['#here', { href: '#here' }],
  ['/openapi.json', { href: '/openapi.json' }],
  ['https://a.example/b.md', { href: 'https://a.example/b.md' }],
])('a link to %s leads to %j', (href, expected) => {
  const resolved = resolveLink(href, 'docs/operating/proxy.md', (path) => documents.has(path));
  expect(resolved).toEqual(expected);
});

test.each([
  ['E-mail', 'e-mail'],
  ["The server's `PORT`", 'the-servers-port'],
  ['Backup, and restore', 'backup-and-restore'],
  ['snake_case  twice', 'snake_case--twice'],
])('the id of %j is %s', (text, id) => {
  expect(slugOf(text)).toBe(id);
});

test('repeated headings have different ids', () => {
  const idOf = createIds();
  expect(['Try', 'Try', 'try', 'Run'].map(idOf)).toEqual(['try', 'try-1', 'try-2', 'run']);
});

test('a link to any other file shows its path', () => {
  const { write } = createMarkdown(
    () => undefined,
    () => ({ file: 'deploy/a.env' }),
  );
  expect(write('See [the sample](x) and [`a.env`](x).')).toBe(
    '<p>See the sample (<code>deploy/a.env</code>) and <code>deploy/a.env</code>.</p>\n',
  );
});
