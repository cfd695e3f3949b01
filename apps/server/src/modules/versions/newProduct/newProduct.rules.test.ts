import { expect, test } from 'vitest';
import type { PackageReport } from '../../packages/inspection.ts';
import { parseReadme } from '../../packages/readme/readme.rules.ts';
import { describeProduct } from './newProduct.rules.ts';

const describe = (part: Partial<PackageReport>) =>
  describeProduct({ root: 'tide-tables', version: '2.1', headers: {}, ...part } as PackageReport);

test('a product is described by the headers and the readme of its package', () => {
  const headers = {
    name: 'Tide Tables',
    uri: 'https://tides.example/',
    description: 'Shows <em>tides</em>.',
    author: '<a href="https://ines.example">Ines</a>',
    authorUri: 'https://ines.example',
  };
  const readme = parseReadme(
    '=== Tides ===\n\nShort.\n\n== Description ==\nLong.\n\n== Installation ==\nUpload.',
  );
  expect(describe({ headers, readme })).toEqual({
    version: '2.1',
    name: 'Tide Tables',
    slug: 'tide-tables',
    description: '<p>Long.</p>',
    homepage: 'https://tides.example/',
    author: 'Ines',
    author_homepage: 'https://ines.example',
    installation: '<p>Upload.</p>',
  });
  expect(describe({ headers }).description).toBe('<p>Shows tides.</p>');
  expect(describe({ headers, readme: parseReadme('Only & short.') }).description).toBe(
    '<p>Only &amp; short.</p>',
  );
});

test.each([
  ['Tide Tables', 'tide-tables'],
  ['tide_tables.pro', 'tide-tables-pro'],
  ['-_-', ''],
])('the folder %s becomes the slug %j', (root, slug) => {
  expect(describe({ root }).slug).toBe(slug);
});

test('addresses that are not on the web are left out', () => {
  expect(describe({ headers: { uri: 'javascript:alert(1)', authorUri: 'tides' } })).toMatchObject({
    homepage: '',
    author_homepage: '',
  });
});
