import { expect, test } from 'vitest';
import { brandName, formatExpiry, isCardExpired } from './card.rules.ts';

const card = { brand: 'visa', last4: '4242', expiresMonth: 4, expiresYear: 2028 };

test('writes the expiry as on the card', () => {
  expect(formatExpiry(card)).toBe('04/2028');
});

test.each([
  [new Date(2028, 3, 30, 23, 59), false],
  [new Date(2028, 4, 1), true],
])('at %s the card is expired: %s', (now, expired) => {
  expect(isCardExpired(card, now)).toBe(expired);
});

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['', ''],
])('calls the brand %j %j', (brand, name) => {
  expect(brandName(brand)).toBe(name);
});
