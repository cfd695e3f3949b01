import { expect, test } from 'vitest';
import { dateErrors } from './dates.rules.ts';

const dates = ['2026-11-20', '2026-11-18', '2026-11-01'];

test.each([
  [{ date: '2026-11-20', compared: null }, {}],
  [{ date: '2026-11-20', compared: '2026-11-01' }, {}],
  [{ date: null, compared: null }, { date: 'Please choose a date.' }],
  [{ date: '2026-11-19', compared: null }, { date: 'There is no data for this date.' }],
  [{ date: '2026-11-20', compared: '2026-11-19' }, { compared: 'There is no data for this date.' }],
  [
    { date: '2026-11-18', compared: '2026-11-20' },
    { compared: 'Please choose a date before the first one.' },
  ],
  [
    { date: '2026-11-18', compared: '2026-11-18' },
    { compared: 'Please choose a date before the first one.' },
  ],
])('of the dates %o says %o', (days, errors) => {
  expect(dateErrors(days, dates)).toEqual(errors);
});
