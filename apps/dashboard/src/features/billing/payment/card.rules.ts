import type { PlansResponse } from '@pressdock/api';

type Card = NonNullable<PlansResponse['card']>;

/** Returns when a card expires, as it is printed on it: `04/2028`. */
export function formatExpiry({ expiresMonth, expiresYear }: Card): string {
  return `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`;
}

/** Returns whether a card has expired; it is valid until the end of its month. */
export function isCardExpired({ expiresMonth, expiresYear }: Card, now: Date): boolean {
  return now >= new Date(expiresYear, expiresMonth, 1);
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** Returns the name of a brand as its owner writes it. */
export function brandName(brand: string): string {
  return brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
