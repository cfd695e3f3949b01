import { expect, test } from 'vitest';
import { findReleaseDate } from './readmeDates.rules.ts';

test.each([
  ['1.8 - 2021-03-04', [], '2021-03-04'],
  ['5.0.0 2021/3/4', [], '2021-03-04'],
  ['2.1.0 (March 4, 2021)', [], '2021-03-04'],
  ['2.1.0 – Mar. 4th 2021', [], '2021-03-04'],
  ['2.1.0 / 4 March 2021', [], '2021-03-04'],
  ['1.0 [21st of September, 2019]', [], '2019-09-21'],
  ['1.0 - 21/09/2019', [], '2019-09-21'],
  ['1.0 - 09/21/2019', [], '2019-09-21'],
  ['1.0 - 04.03.2019', [], '2019-03-04'],
  ['1.0', ['', '*Release Date: 12 May 2020*', '* Fixes'], '2020-05-12'],
  ['1.0', ['_2020-05-12_'], '2020-05-12'],
  ['2024.1.15', [], undefined],
  ['1.0 - 03/04/2019', [], undefined],
  ['1.0 - 2021-02-30', [], undefined],
  ['1.0 - 1999-01-01', [], undefined],
  ['1.0', ['* Fixes the report of 2020-05-12'], undefined],
  ['1.0', ['* a', '* b', '* c', 'Released 2020-05-12'], undefined],
  ['3.11.2020', [], undefined],
])('%s %j was released on %s', (heading, lines, day) => {
  expect(findReleaseDate(lines, heading)).toBe(day);
});
