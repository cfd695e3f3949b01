import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  generateKey,
  licenseErrors,
  normalizeDomains,
  payloadOf,
  readDay,
  readDomains,
} from './licenseForm.rules.ts';
import { blankLicense, type LicenseValues } from './licenseForm.values.ts';

const valid: LicenseValues = { ...blankLicense, key: 'HARBOR-1', customer: 'c1' };

// Specification, section 5, "License".
describe('validation', () => {
  it.each<[string, Partial<LicenseValues>, Record<string, string>]>([
    ['accepts a license with a key and a customer', {}, {}],
    ['requires a key', { key: ' ' }, { key: 'A license key is required.' }],
    ['requires a customer', { customer: '' }, { customer: 'A customer is required.' }],
    [
      'requires a date',
      { expires: '02/30/2027' },
      { expires: 'Please enter a valid "expires" date.' },
    ],
    [
      'requires a version',
      { product: 'p1', max_version: 'two' },
      { max_version: 'Please enter a valid version.' },
    ],
    [
      'requires a product with a max version',
      { max_version: '2.0.0' },
      { product: 'Please select a valid product while using the "Max Version" field.' },
    ],
    [
      'requires a whole number of sites',
      { activation_limit: '1.5' },
      {
        activation_limit: 'Please enter a whole number of sites, or 0 for unlimited.',
      },
    ],
  ])('%s', (_behavior, input, expected) => {
    expect(licenseErrors({ ...valid, ...input })).toEqual(expected);
  });

  it('lists all errors in the order of the form', () => {
    const errors = licenseErrors({ ...blankLicense, max_version: 'x', expires: 'soon' });
    expect(Object.keys(errors)).toEqual(['key', 'customer', 'product', 'max_version', 'expires']);
  });
});

it('generates unique version 4 UUIDs', () => {
  const keys = Array.from({ length: 200 }, generateKey);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(keys.length);
});

describe('dates', () => {
  it.each([
    ['', null],
    ['12/31/2026', '2026-12-31'],
    [' 1/2/2026 ', '2026-01-02'],
    ['02/29/2028', '2028-02-29'],
    ['02/29/2027', undefined],
    ['13/01/2026', undefined],
    ['2026-12-31', undefined],
    ['12/31/26', undefined],
  ])('parses %j as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it('parses every day', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, ofMonth] = day.split('-');
        expect(readDay(`${month}/${ofMonth}/${year}`)).toBe(day);
      }),
    );
  });
});

describe('domains', () => {
  it.each([
    ['', ''],
    ['https://WWW.Shop.example:8080/cart?x=1', 'shop.example'],
    ['a.com,b.com', 'a.com, b.com'],
    ['a.com b.com\nwww.a.com', 'a.com, b.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['not a/domain!', 'not, a'],
    ['http://[', 'http://['],
  ])('normalizes %j to %j', (typed, expected) => {
    expect(normalizeDomains(typed)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalizeDomains(typed);
        expect(normalizeDomains(once)).toBe(once);
      }),
    );
  });

  it('splits at commas, spaces and line breaks', () => {
    expect(readDomains(' a.com,, b.com\n c.com ')).toEqual(['a.com', 'b.com', 'c.com']);
  });
});

describe('the payload', () => {
  it('has null for what is blank', () => {
    expect(payloadOf(valid)).toEqual({
      key: 'HARBOR-1',
      customer: 'c1',
      product: null,
      activation_limit: 0,
      activated_domains: [],
      expires: null,
      domain: '',
      max_version: null,
      notes: '',
    });
  });

  it('preserves the time of expiry and the sites unless they were edited', () => {
    const initial = { ...valid, expires: '12/31/2026', activated_domains: 'a.com' };
    const source = { values: initial, expires: '2026-12-31T11:00:00.000Z', revision: 3 };
    expect(payloadOf({ ...initial, notes: 'x' }, source)).toMatchObject({
      expires: '2026-12-31T11:00:00.000Z',
      revision: 3,
    });
    expect(payloadOf(initial, source)).not.toHaveProperty('activated_domains');
    const edited = payloadOf({ ...initial, expires: '01/01/2027', activated_domains: '' }, source);
    expect(edited).toMatchObject({ expires: '2027-01-01', activated_domains: [] });
  });
});
