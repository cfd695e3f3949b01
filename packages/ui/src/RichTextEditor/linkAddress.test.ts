import { expect, test } from 'vitest';
import { linkAddress } from './linkAddress.ts';

test.each([
  ['https://example.com/quay', 'https://example.com/quay'],
  [' http://example.com ', 'http://example.com/'],
  ['example.com', 'https://example.com/'],
  ['www.example.com/quay?berth=7#log', 'https://www.example.com/quay?berth=7#log'],
  ['example.com:8080/quay', 'https://example.com:8080/quay'],
  ['harbor@example.com', 'mailto:harbor@example.com'],
  ['mailto:harbor@example.com', 'mailto:harbor@example.com'],
])('turns %j into %s', (typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});

test.each([
  '',
  'quay',
  'northern quay',
  'https://example.com/northern quay',
  '/quay',
  '#log',
  'javascript:alert(1)',
  'javascript:alert(1).com',
  'data:text/html,x',
  'ftp://example.com',
  'harbor@',
])('rejects %j', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
