import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [31_400, '31.4 kB'],
  [20_000_000, '20 MB'],
  [3_140_000_000, '3.1 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('formats %d as %s', (bytes, written) => {
  expect(fileSize(bytes, 'en')).toBe(written);
});

test('formats in the given language', () => {
  expect(fileSize(31_400, 'de')).toBe('31,4 kB');
});
