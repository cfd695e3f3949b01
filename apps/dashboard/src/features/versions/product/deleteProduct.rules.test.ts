import { expect, it } from 'vitest';
import { deleteProductMessages } from './deleteProduct.messages.ts';
import { lossesWithProduct } from './deleteProduct.rules.ts';

it.each([
  ['no losses of an empty product', 0, 0, 0, []],
  ['one of each in the singular', 1, 1, 0, ['1 version', '1 license', '0 downloads']],
  ['licenses alone', 0, 12, 0, ['0 versions', '12 licenses', '0 downloads']],
  ['large numbers with separators', 3, 0, 1204, ['3 versions', '0 licenses', '1,204 downloads']],
])('names %s', (_case, versionCount, licenseCount, downloads, expected) => {
  expect(lossesWithProduct({ versionCount, licenseCount, downloads })).toEqual(expected);
});

it('lists the losses in one sentence', () => {
  const sentence = deleteProductMessages('theme').withLosses([
    '1 version',
    '2 licenses',
    '3 downloads',
  ]);
  expect(sentence).toContain('1 version, 2 licenses, and 3 downloads are deleted with it');
});
