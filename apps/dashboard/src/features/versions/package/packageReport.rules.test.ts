import { describe, expect, it } from 'vitest';
import {
  filterFiles,
  nameOf,
  requirementsOf,
  unlistedFiles,
  updateServersOf,
} from './packageReport.rules.ts';

const file = (path: string) => ({ path, change: 'changed', size: 1, previousSize: 1 }) as const;
const readme = { stableTag: '', requires: '6.0', tested: '6.6', requiresPhp: '8.0', sections: [] };

describe('what a package says it needs', () => {
  it.each([
    [
      'its headers first',
      { 'Requires at least': '6.2', 'Tested up to': '6.8' },
      readme,
      '6.2',
      '6.8',
    ],
    ['its readme where they are silent', {}, readme, '6.0', '6.6'],
    ['nothing where both are', {}, null, '', ''],
  ])('comes from %s', (_promise, headers, readme, requires, tested) => {
    expect(requirementsOf({ headers, readme: readme })).toMatchObject({ requires, tested });
  });
});

it.each([
  [{ 'Plugin Name': 'Quiet' }, 'Quiet'],
  [{ 'Theme Name': 'Harbor' }, 'Harbor'],
  [{}, ''],
])('a package with the headers %j calls itself %j', (headers, expected) => {
  expect(nameOf({ headers })).toBe(expected);
});

it.each([
  [null, ''],
  [[], 'Nowhere. Sites are not offered later versions.'],
  [['https://a.example', 'https://b.example'], 'https://a.example, https://b.example'],
])('a package with the update URLs %j checks for updates at %j', (updateAddresses, expected) => {
  expect(updateServersOf({ updateAddresses })).toBe(expected);
});

describe('the list of changed files', () => {
  const files = ['src/Cart.php', 'src/cart.css', 'readme.txt'].map(file);

  it.each([
    ['', 3],
    ['CART', 2],
    [' src/ ', 2],
    ['lighthouse', 0],
    ['.', 3],
  ])('filtered by %j holds %i', (query, count) => {
    expect(filterFiles(files, query)).toHaveLength(count);
  });

  it('counts the entries that it does not list', () => {
    const counts = { version: '1.0.0', fileSizeChange: 0, unchanged: 9 };
    expect(unlistedFiles({ ...counts, added: 1, removed: 1, changed: 1, files })).toBe(0);
    expect(unlistedFiles({ ...counts, added: 400, removed: 100, changed: 3, files })).toBe(500);
  });
});
