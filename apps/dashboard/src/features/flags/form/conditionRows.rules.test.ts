import { FlagCondition } from '@pressdock/api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  blankCondition,
  comparatorsOf,
  flagAttributes,
  readCondition,
  withAttribute,
  writeCondition,
} from './conditionRows.rules.ts';

const anyCondition = fc.constantFrom(...flagAttributes).chain((attribute) =>
  fc.record({
    attribute: fc.constant(attribute),
    comparator: fc.constantFrom(...comparatorsOf(attribute)),
    value: fc.string({ maxLength: 220 }),
  }),
);

it('reads every condition as it was written', () => {
  fc.assert(
    fc.property(anyCondition, (condition) => {
      expect(readCondition(writeCondition(condition))).toEqual(condition);
    }),
  );
});

it.each([
  ['', blankCondition],
  ['php', { attribute: 'php', comparator: '>=', value: '' }],
  ['php is 8', { attribute: 'php', comparator: '>=', value: '8' }],
  ['unknown >= 6.4', { attribute: 'wordpress', comparator: '>=', value: '6.4' }],
])('reads the text %j of a draft as a valid row', (text, expected) => {
  expect(readCondition(text)).toEqual(expected);
});

it('keeps comparator and value when the attribute is compared in the same way', () => {
  const condition = { attribute: 'wordpress', comparator: '<', value: '6.4' } as const;
  expect(withAttribute(condition, 'php')).toEqual({ ...condition, attribute: 'php' });
});

it.each([
  ['wordpress', '<', 'locale', 'is'],
  ['locale', 'is', 'php', '>='],
] as const)('compares %s %s differently from %s', (attribute, comparator, next, expected) => {
  const condition = { attribute, comparator, value: '6.4' };
  expect(withAttribute(condition, next)).toEqual({
    attribute: next,
    comparator: expected,
    value: '',
  });
});

it('offers only comparators that the contract accepts', () => {
  for (const attribute of flagAttributes) {
    for (const comparator of comparatorsOf(attribute)) {
      expect(FlagCondition.safeParse({ attribute, comparator, value: '8.1' }).success).toBe(true);
    }
  }
});
