import { describe, expect, it } from 'vitest';
import {
  readCreationCell,
  readExpiryCell,
  readLimitCell,
  readStatusCell,
  splitName,
} from './importCells.rules.ts';

describe('an expiry', () => {
  it.each([
    ...['', 'lifetime', 'Lifetime', 'NEVER', 'Unlimited', 'No expiration', 'n/a', '0', '-'],
    ...['0000-00-00', '0000-00-00 00:00:00', 'NULL'],
  ])('%j is never', (text) => {
    expect(readExpiryCell(text)).toBeNull();
  });

  it.each([
    ['2031-03-01 10:00:00', '2031-03-01T10:00:00.000Z'],
    ['03/01/2031', '2031-03-01'],
    ['life', 'life'],
  ])('%j is %j', (text, expected) => {
    expect(readExpiryCell(text)).toBe(expected);
  });
});

it.each([
  ['', 0],
  ['0', 0],
  ['Unlimited', 0],
  ['unlimited sites', 0],
  ['∞', 0],
  ['-1', 0],
  ['5', 5],
  ['5.00', 5],
  ['1 site', 1],
  ['25 Activations', 25],
  ['.5', Number.NaN],
  ['2.5', Number.NaN],
  ['-2', Number.NaN],
  ['many', Number.NaN],
  ['0x10', Number.NaN],
])('the activation limit %j is %d', (text, expected) => {
  expect(readLimitCell(text)).toBe(expected);
});

describe('a status', () => {
  it.each([
    ['', 'usable'],
    ['Active', 'usable'],
    ['inactive', 'usable'],
    ['limit_reached', 'usable'],
    ['Limit reached', 'usable'],
    ['expired', 'expired'],
    ['revoked', 'suspended'],
    ['Disabled', 'suspended'],
    ['suspended', 'suspended'],
    ['Cancelled', 'suspended'],
    ['canceled', 'suspended'],
    ['refunded', 'suspended'],
    ['on-hold', 'suspended'],
    ['3', undefined],
    ['pending', undefined],
  ])('%j is %s', (text, expected) => {
    expect(readStatusCell(text)).toBe(expected);
  });
});

it('a time of creation is a date that is not in the future', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const read = (text: string) => readCreationCell(text, now)?.toISOString();
  expect(read('2019-01-02')).toBe('2019-01-02T00:00:00.000Z');
  expect(read('2019-01-02 03:04:05')).toBe('2019-01-02T03:04:05.000Z');
  expect(read('2026-06-01T12:00:01Z')).toBeUndefined();
  expect(read('long ago')).toBeUndefined();
});

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada King  Lovelace ', 'Ada King', 'Lovelace'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('the name %j is split into %j and %j', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
