import { expect, it } from 'vitest';
import { asksForAllPages, pageCountIn, withAllPages, withPageCount } from './listLength.rules.ts';

// Anyone can edit the URL.
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

it('writes no more pages than a reload restores', () => {
  const written = withPageCount(new URLSearchParams('pages=40'), 41);
  expect(String(written)).toBe('pages=40');
  expect(pageCountIn(written)).toBe(40);
});

it('asks for all pages', () => {
  const all = withAllPages(new URLSearchParams('q=ada&pages=2'));
  expect(String(all)).toBe('q=ada&pages=all');
  expect([asksForAllPages(all), pageCountIn(all)]).toEqual([true, 1]);
  expect(asksForAllPages(withPageCount(all, 2))).toBe(false);
});
