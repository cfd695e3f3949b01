import { expect, test } from 'vitest';
import { sellingFaults } from './selling.ts';

test.each([
  ['nothing is asked of platforms that are off', { envato: false, gumroad: false }, []],
  ['Envato needs the item', { envato: true, envato_id: '' }, ['envato_id']],
  ['Envato with its item is complete', { envato: true, envato_id: '12' }, []],
  [
    'Easy Digital Downloads needs the download and the store',
    { easy_digital_downloads: true },
    ['easy_digital_downloads_id', 'easy_digital_downloads_url'],
  ],
  ['Gumroad needs a product', { gumroad: true }, ['gumroad_product_id']],
  [
    'an older Gumroad product has a permalink',
    { gumroad: true, gumroad_product_permalink: 'x' },
    [],
  ],
  ['a newer Gumroad product has an id', { gumroad: true, gumroad_product_id: 'x==' }, []],
  ['SendOwl needs the product', { sendowl: true }, ['sendowl_product_id']],
  ['WHMCS needs its address', { whmcs: true }, ['whmcs_url']],
])('%s', (_promise, fields, faulty) => {
  expect(Object.keys(sellingFaults(fields))).toEqual(faulty);
});
