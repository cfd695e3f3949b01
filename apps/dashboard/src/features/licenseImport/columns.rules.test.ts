import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, type Mapping, rowOf } from './columns.rules.ts';

describe('guessing columns by their names', () => {
  it.each<[string, string[], Mapping]>([
    [
      'our own export',
      ['key', 'customer_email', 'product'],
      { key: 0, customer_email: 1, product: 2 },
    ],
    ['spaces, signs and case', ['E-Mail', 'License Key'], { customer_email: 0, key: 1 }],
    ['a shop that calls them otherwise', ['Purchase code', 'Valid until'], { key: 0, expires: 1 }],
    ['a name that stands twice only once', ['key', 'key'], { key: 0 }],
    ['nothing in unknown headers', ['Shade', ''], {}],
    ['nothing in an empty file', [], {}],
  ])('finds %s', (_promise, headers, expected) => {
    expect(guessMapping(headers)).toEqual(expected);
  });

  it('never uses one index for two columns', () => {
    const header = fc.constantFrom('key', 'license', 'email', 'domain', 'url', 'urls', 'x');
    fc.assert(
      fc.property(fc.array(header), (headers) => {
        const indexes = Object.values(guessMapping(headers));
        expect(new Set(indexes).size).toBe(indexes.length);
      }),
    );
  });
});

describe('a line', () => {
  const mapping: Mapping = { key: 1, notes: 3 };

  it.each([
    ['sends what is mapped', ['x', 'K-1', 'y', 'Paid'], { row: 7, key: 'K-1', notes: 'Paid' }],
    ['that is short is blank at its end', ['x', 'K-1'], { row: 7, key: 'K-1', notes: '' }],
    ['that is blank is none', ['', ' ', ''], undefined],
  ])('%s', (_promise, line, expected) => {
    expect(rowOf(line, 7, mapping)).toEqual(expected);
  });
});
