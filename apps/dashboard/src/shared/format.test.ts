import { expect, test } from 'vitest';
import { formatBytes, formatCount, formatDate, formatDateTime, formatNumber } from './format.ts';

test.each([
  [0, '0'],
  [1284, '1,284'],
  [10_000_000, '10,000,000'],
])('writes %d as %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test('names one and many', () => {
  expect(formatCount(1, 'version', 'versions')).toBe('1 version');
  expect(formatCount(0, 'version', 'versions')).toBe('0 versions');
  expect(formatCount(1200, 'version', 'versions')).toBe('1,200 versions');
});

test('writes days as 20 Nov 2026, September with three letters too', () => {
  expect(formatDate(new Date(2026, 10, 20))).toBe('20 Nov 2026');
  expect(formatDate(new Date(2026, 8, 2))).toBe('2 Sep 2026');
  expect(formatDateTime(new Date(2026, 10, 20, 14, 5))).toBe('20 Nov 2026, 14:05');
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [4_190_000, '4.2 MB'],
  [104_857_600, '105 MB'],
  [3_000_000_000_000, '3,000 GB'],
])('writes %d bytes as %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
