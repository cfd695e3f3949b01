import { LICENSE_IMPORT } from '@pressdock/api/limits';
import { describe, expect, it } from 'vitest';
import { createFileCheck, inBatches } from './batches.rules.ts';

describe('what only the whole file shows', () => {
  it('is a key that stood in it before, in any case and however far up', () => {
    const check = createFileCheck();
    expect(check({ row: 2, key: 'K-1' })).toBeUndefined();
    expect(check({ row: 3, key: 'K-2' })).toBeUndefined();
    expect(check({ row: 90_000, key: ' k-1 ' })).toEqual({
      row: 90_000,
      field: 'key',
      message: 'This key appears in the file more than once.',
    });
  });

  it('is no key that is blank: the server says what is missing there', () => {
    const check = createFileCheck();
    expect([check({ row: 2, key: '' }), check({ row: 3, key: '' })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is a cell without end', () => {
    const notes = 'x'.repeat(LICENSE_IMPORT.cell + 1);
    expect(createFileCheck()({ row: 2, key: 'K', notes })).toMatchObject({ field: 'notes' });
  });

  it('is not a license of more sites than other cells have room for', () => {
    const activated_domains = 'a.example, '.repeat(LICENSE_IMPORT.cell);
    expect(createFileCheck()({ row: 2, key: 'K', activated_domains })).toBeUndefined();
  });
});

it.each([
  [0, []],
  [1, [1]],
  [LICENSE_IMPORT.rows, [LICENSE_IMPORT.rows]],
  [LICENSE_IMPORT.rows + 1, [LICENSE_IMPORT.rows, 1]],
])('%i lines go in parts of %o', (count, sizes) => {
  const rows = Array.from({ length: count }, (_, index) => ({ row: index + 2 }));
  const parts = inBatches(rows);
  expect(parts.map((part) => part.length)).toEqual(sizes);
  expect(parts.flat()).toEqual(rows);
});

it('splits lines with many sites into parts of the size of one request', () => {
  const half = 'x'.repeat(LICENSE_IMPORT.partCharacters / 2);
  const rows = [half, half, 'x', half + half, 'x'].map((activated_domains, index) => ({
    row: index + 2,
    activated_domains,
  }));
  const parts = inBatches(rows);
  expect(parts.map((part) => part.length)).toEqual([2, 1, 1, 1]);
  expect(parts.flat()).toEqual(rows);
});
