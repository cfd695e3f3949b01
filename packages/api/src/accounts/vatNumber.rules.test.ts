import { expect, test } from 'vitest';
import { findVatType, normalizeVatNumber } from './vatNumber.rules.ts';
import { VatNumber } from './vatNumber.schemas.ts';

test.each([
  ['DE123456789', 'eu_vat'],
  ['de 123.456-789', 'eu_vat'],
  ['ATU12345678', 'eu_vat'],
  ['NL123456789B01', 'eu_vat'],
  ['EL123456789', 'eu_vat'],
  ['GB123456789', 'gb_vat'],
  ['CHE-123.456.789 MWST', 'ch_vat'],
  ['123456789MVA', 'no_vat'],
  ['DE12345678', undefined],
  ['GR123456789', undefined],
  ['US123456789', undefined],
  ['DE123456789; drop', undefined],
])('the VAT number %s is %s', (text, type) => {
  expect(findVatType(normalizeVatNumber(text))).toBe(type);
  expect(VatNumber.safeParse(text).success).toBe(type !== undefined);
});

test('a blank VAT number is valid', () => {
  expect(VatNumber.parse('  ')).toBe('');
});
