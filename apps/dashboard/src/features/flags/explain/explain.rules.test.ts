import type { FlagReason } from '@pressdock/api';
import { expect, it } from 'vitest';
import { conditionResults, queryOf, reasonInWords, valuesOf } from './explain.rules.ts';

it('reads what was entered from the URL, and writes only what is not blank', () => {
  const values = valuesOf(new URLSearchParams('identifier=a%40x.org&php=%20&other=1'));
  expect(values).toMatchObject({ identifier: 'a@x.org', php: ' ', wordpress: '' });
  expect(values).not.toHaveProperty('other');
  expect(queryOf({ ...values, wordpress: ' 6.4 ' })).toEqual({
    identifier: 'a@x.org',
    wordpress: '6.4',
  });
});

it.each<[FlagReason, number | null, number | null, string]>([
  ['inactive', 12, 50, 'The flag is off.'],
  ['everyone', null, null, 'The flag is on for everyone.'],
  ['noIdentifier', null, 50, 'The request has no identifier, and the flag depends on it.'],
  ['listed', null, null, 'The flag lists this identifier.'],
  ['notListed', null, null, 'The flag does not list this identifier.'],
  ['withinPercentage', 12, 50, 'Bucket 12 is within the first 50.'],
  ['outsidePercentage', 51, 50, 'Bucket 51 is not within the first 50.'],
  ['outsidePercentage', null, 50, 'The identifier is outside the percentage.'],
  ['conditionsMet', null, null, 'The site meets the conditions.'],
  ['conditionsNotMet', 12, 50, 'The site does not meet the conditions.'],
])('explains %s (bucket %s of %s)', (reason, bucket, percentage, expected) => {
  expect(reasonInWords({ reason, bucket, percentage })).toBe(expected);
});

it('says of each condition whether it is met', () => {
  const group = {
    match: 'all' as const,
    conditions: [
      { attribute: 'wordpress' as const, comparator: '>=' as const, value: '6.4' },
      { attribute: 'php' as const, comparator: '>=' as const, value: '8.1' },
    ],
  };
  expect(conditionResults({ conditions: [true, false] }, { group })).toEqual([
    { position: 1, text: 'WordPress ≥ 6.4', isMet: true },
    { position: 2, text: 'PHP ≥ 8.1', isMet: false },
  ]);
  expect(conditionResults({ conditions: [true] }, { group })).toEqual([]);
  expect(conditionResults({ conditions: [] }, undefined)).toEqual([]);
});
