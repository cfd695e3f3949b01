import { expect, it } from 'vitest';
import { pageCountIn, withPageCount } from './listLength.rules.ts';

// Anybody can edit the URL.
it.each([
  ['', 1],
  ['status=nonsense&pages=3', 3],
  ['pages=0', 1],
  ['pages=1.5', 1],
  ['pages=x', 1],
  ['pages=1000000', 40],
])('reads from the URL %j %i pages', (url, count) => {
  expect(pageCountIn(new URLSearchParams(url))).toBe(count);
});

it('adds the number of pages to the other parameters', () => {
  expect(String(withPageCount(new URLSearchParams('q=ada&pages=2'), 3))).toBe('q=ada&pages=3');
});
