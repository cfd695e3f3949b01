import type { FlagResponse } from '@pressdock/api';
import { expect, it } from 'vitest';
import { flagFixture } from '../flag.testing.ts';
import { filterOf, matchFlags, queryOf, sortFlags, sortOf, sortText } from './flagFilter.rules.ts';

const flags = [
  flagFixture({ name: 'Dark mode', identifier: 'DARK_MODE', active: true }),
  flagFixture({ name: 'Checkout', identifier: 'CHECKOUT', flag_type: 'percentage' }),
  flagFixture({ name: 'Editor', identifier: 'NEW_EDITOR', stale: 'notRequested' }),
  flagFixture({ name: 'Import', identifier: 'IMPORT', active: true, stale: 'onForEveryone' }),
];

const namesOf = (found: readonly FlagResponse[]) => found.map(({ name }) => name);

it.each([
  ['', ['Dark mode', 'Checkout', 'Editor', 'Import']],
  ['q=dark', ['Dark mode']],
  ['q=%20new_%20', ['Editor']],
  ['active=on', ['Dark mode', 'Import']],
  ['active=off', ['Checkout', 'Editor']],
  ['type=percentage', ['Checkout']],
  ['type=on%2Foff&active=on', ['Dark mode', 'Import']],
  ['stale=any', ['Editor', 'Import']],
  ['stale=notRequested', ['Editor']],
  ['stale=onForEveryone&active=off', []],
  ['active=maybe&type=x&stale=y', ['Dark mode', 'Checkout', 'Editor', 'Import']],
])('finds the flags of ?%s', (query, expected) => {
  expect(namesOf(matchFlags(flags, filterOf(new URLSearchParams(query))))).toEqual(expected);
});

it('writes a filter without its blank fields', () => {
  const filter = filterOf(new URLSearchParams('q=dark&active=on&type=&pages=2'));
  expect(queryOf(filter)).toEqual({ q: 'dark', active: 'on' });
});

it.each([
  ['', 'name', 'ascending'],
  ['sort=changed', 'changed', 'ascending'],
  ['sort=-lastRequest', 'lastRequest', 'descending'],
  ['sort=-identity', 'name', 'ascending'],
])('reads the order of ?%s', (query, column, direction) => {
  const sort = sortOf(new URLSearchParams(query));
  expect(sort).toEqual({ column, direction });
  expect(sortOf(new URLSearchParams({ sort: sortText(sort) }))).toEqual(sort);
});

it('lists flags without a request last in both directions', () => {
  const requested = [
    flagFixture({ name: 'Never' }),
    flagFixture({ name: 'Early', lastRequestAt: '2026-01-01T00:00:00.000Z' }),
    flagFixture({ name: 'Late', lastRequestAt: '2026-02-01T00:00:00.000Z' }),
  ];
  const sorted = (query: string) =>
    namesOf(sortFlags(requested, sortOf(new URLSearchParams(query))));
  expect(sorted('sort=lastRequest')).toEqual(['Early', 'Late', 'Never']);
  expect(sorted('sort=-lastRequest')).toEqual(['Late', 'Early', 'Never']);
});
