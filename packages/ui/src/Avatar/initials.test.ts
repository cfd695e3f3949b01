import { expect, test } from 'vitest';
import { initials, pick } from './initials.ts';

test.each([
  ['Maren Roth', 'MR'],
  ['maren', 'M'],
  ['Anna Maria van der Berg', 'AB'],
  ['Jean-Luc', 'JL'],
  ['  ', ''],
  ['élan vital', 'ÉV'],
  ['𝒳 ray', '𝒳R'],
  ['"Quoted" (name)', 'QN'],
])('returns the initials of %j: %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('returns the same number for the same name, and different numbers across names', () => {
  const names = ['Alcyon', 'Bittern', 'Curlew', 'Dunlin', 'Egret', 'Fulmar'];
  const picked = names.map((name) => pick(name, 5));
  expect(names.map((name) => pick(name, 5))).toEqual(picked);
  expect(new Set(picked).size).toBeGreaterThan(2);
  for (const number of picked) expect([0, 1, 2, 3, 4]).toContain(number);
});
