import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from './money.rules.ts';

test.each([
  [1900, 'usd', '$19.00'],
  [0, 'usd', '$0.00'],
  [-450, 'eur', '-€4.50'],
  [1_000_000_000, 'usd', '$10,000,000.00'],
  [500, 'jpy', '¥500'],
  [1500, 'kwd', 'KWD 1.500'],
  [150_000, 'isk', 'ISK 1,500'],
])('%d of %s is %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency }).replaceAll(/\s/g, ' ')).toBe(text);
});

test('writes a price with its interval', () => {
  expect(formatPrice({ amount: 1900, currency: 'usd', interval: 'month' })).toBe(
    '$19.00 per month',
  );
});
