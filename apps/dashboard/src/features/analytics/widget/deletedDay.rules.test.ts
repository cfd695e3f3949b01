import { expect, test } from 'vitest';
import { isDeletedDay } from './deletedDay.rules.ts';

test.each([
  [5, { wordpress: [] }, true],
  [5, { wordpress: ['6.6'] }, false],
  [0, { wordpress: [] }, false],
  [undefined, { wordpress: [] }, false],
  [5, undefined, false],
])(
  'of %s sites and the table %j it tells that the day was deleted: %s',
  (sites, table, isDeleted) => {
    expect(isDeletedDay(sites, table)).toBe(isDeleted);
  },
);
