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
    [
      'every column of our own export except the count of activations',
      [
        ...['key', 'product', 'customer_email', 'customer_first_name', 'customer_last_name'],
        ...['activation_limit', 'activated_domains', 'expires', 'domain', 'max_version', 'notes'],
        ...['status', 'activations', 'created_at'],
      ],
      {
        ...{ key: 0, product: 1, customer_email: 2, customer_first_name: 3 },
        ...{ customer_last_name: 4, activation_limit: 5, activated_domains: 6, expires: 7 },
        ...{ domain: 8, max_version: 9, notes: 10, status: 11, created_at: 13 },
      },
    ],
    [
      'the export of Easy Digital Downloads',
      [
        ...['License ID', 'License Key', 'License Status', 'Customer ID', 'Customer Email'],
        ...['Customer Name', 'User ID', 'Product Name', 'Price ID', 'Purchase Date'],
        ...['Expiration Date', 'Activation Limit', 'Activation Count', 'Activated URLs'],
      ],
      {
        ...{ key: 1, status: 2, customer_email: 4, customer_name: 5, product: 7, created_at: 9 },
        ...{ expires: 10, activation_limit: 11, activated_domains: 13 },
      },
    ],
    [
      'the export of a WooCommerce license manager',
      [
        'id',
        'order_id',
        'product_id',
        'license_key',
        'expires_at',
        'status',
        'times_activated_max',
      ],
      { product: 2, key: 3, expires: 4, status: 5, activation_limit: 6 },
    ],
    ['no limit in a count of activations', ['key', 'activations'], { key: 0 }],
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
