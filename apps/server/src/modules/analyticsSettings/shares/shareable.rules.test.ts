import { expect, test } from 'vitest';
import { maskRareValues } from './shareable.rules.ts';

const values = [
  { value: 'Hetzner', sites: 40 },
  { value: '', sites: 5 },
  { value: 'Rare', sites: 3 },
  { value: '(other)', sites: 3 },
  { value: 'Rarer', sites: 2 },
  { value: 'Rarest', sites: 1 },
];

test.each(['hosting', 'theme'] as const)('counts the rare values of %s together', (fact) => {
  expect(maskRareValues(fact, values)).toEqual([
    { value: 'Hetzner', sites: 40 },
    { value: '', sites: 5 },
    { value: 'Rare', sites: 3 },
    { value: '(other)', sites: 6 },
  ]);
});

test('shows rare values that identify nobody', () => {
  expect(maskRareValues('php', values)).toEqual(values);
});

test('adds no other value where every value is frequent', () => {
  expect(maskRareValues('hosting', [{ value: 'Hetzner', sites: 3 }])).toHaveLength(1);
});
