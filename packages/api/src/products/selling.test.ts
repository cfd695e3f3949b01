import { expect, test } from 'vitest';
import { sellingFaults } from './selling.ts';

test.each([
  ['requires nothing of disabled platforms', { envato: false, gumroad: false }, []],
  ['requires the Envato item', { envato: true, envato_id: '' }, ['envato_id']],
  ['accepts Envato with its item', { envato: true, envato_id: '12' }, []],
  [
    'requires the download and the store of Easy Digital Downloads',
    { easy_digital_downloads: true },
    ['easy_digital_downloads_id', 'easy_digital_downloads_url'],
  ],
  ['requires the Gumroad product', { gumroad: true }, ['gumroad_product_id']],
  [
    'accepts the permalink of an older Gumroad product',
    { gumroad: true, gumroad_product_permalink: 'x' },
    [],
  ],
  ['accepts the ID of a newer Gumroad product', { gumroad: true, gumroad_product_id: 'x==' }, []],
  ['requires the SendOwl product', { sendowl: true }, ['sendowl_product_id']],
  ['requires the WHMCS URL', { whmcs: true }, ['whmcs_url']],
])('%s', (_behavior, fields, invalid) => {
  expect(Object.keys(sellingFaults(fields))).toEqual(invalid);
});
