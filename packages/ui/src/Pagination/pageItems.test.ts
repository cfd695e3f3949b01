import { expect, test } from 'vitest';
import { clampPage, pageItems } from './pageItems.ts';

const entries = (page: number, pageCount: number) =>
  pageItems(page, pageCount)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [50, 100, '1 … 49 50 51 … 100'],
  [0, 100, '1 2 3 4 5 … 100'],
  [101, 100, '1 … 96 97 98 99 100'],
])('on page %d of %d shows %s', (page, pageCount, offered) => {
  expect(entries(page, pageCount)).toBe(offered);
});

test.each([
  [1, 3, 1],
  [3, 3, 3],
  [7, 3, 3],
  [0, 3, 1],
  [-2, 3, 1],
  [4, 0, 1],
])('clamps page %d of %d to %d', (page, pageCount, expected) => {
  expect(clampPage(page, pageCount)).toBe(expected);
});

test('always includes the current page, keeps the number of entries, and never hides a single page', () => {
  for (let pageCount = 8; pageCount <= 30; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const items = pageItems(page, pageCount);
      expect(items).toContain(page);
      expect(items).toHaveLength(7);
      items.forEach((item, index) => {
        if (typeof item === 'number') return;
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
