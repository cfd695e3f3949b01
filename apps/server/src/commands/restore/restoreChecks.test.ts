import { describe, expect, test } from 'vitest';
import { canMigrateTo, findIncompatibility, findMissingKeys } from './restoreChecks.rules.ts';

const known = ['001-a', '002-b', '003-c'];
const header = { version: 1, product: '2.0.0', createdAt: '', migrations: known, masterKeys: [] };

describe('findIncompatibility', () => {
  test.each([
    { name: 'the same schema', more: {}, isCompatible: true },
    { name: 'an older schema', more: { migrations: ['001-a'] }, isCompatible: true },
    { name: 'a newer schema', more: { migrations: [...known, '004-d'] }, isCompatible: false },
    { name: 'another schema', more: { migrations: ['001-a', '002-x'] }, isCompatible: false },
    { name: 'no schema', more: { migrations: [] }, isCompatible: false },
    { name: 'a newer archive', more: { version: 2 }, isCompatible: false },
  ])('$name: $isCompatible', ({ more, isCompatible }) => {
    const message = findIncompatibility({ ...header, ...more }, known, '1.0.0');
    expect(message === undefined).toBe(isCompatible);
    if (message) expect(message).toContain('Pressdock 2.0.0 made this backup');
  });
});

test.each([
  { applied: [], isPossible: true },
  { applied: ['001-a'], isPossible: true },
  { applied: ['001-a', '002-b'], isPossible: true },
  { applied: known, isPossible: false },
  { applied: ['001-x'], isPossible: false },
])(
  'a database with $applied can get the tables of an older backup: $isPossible',
  ({ applied, isPossible }) => {
    expect(canMigrateTo(['001-a', '002-b'], applied)).toBe(isPossible);
  },
);

describe('findMissingKeys', () => {
  test.each([
    { needed: [], available: [], missing: undefined },
    { needed: ['a'], available: ['b', 'a'], missing: undefined },
    { needed: ['a', 'b'], available: ['b'], missing: 'master key a. The keys here are b.' },
    { needed: ['a'], available: [], missing: 'master key a. There is no key here.' },
  ])('$needed with $available', ({ needed, available, missing }) => {
    const message = findMissingKeys(needed, available, '/data');
    if (missing === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(missing);
  });
});
