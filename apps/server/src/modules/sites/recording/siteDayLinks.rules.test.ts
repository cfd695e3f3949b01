import { expect, test } from 'vitest';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import type { SiteDay } from './siteChecks.rules.ts';
import { findUncertain, linkDays, siteIdOf } from './siteDayLinks.rules.ts';

const { times, ...site } = siteCheck('plugin', 'a.example');
const id = siteIdOf({ item_id: 'plugin', site_key: site.site_key ?? '' });
const toDay = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
const dayOf = (number: number): SiteDay => ({
  ...{ ...site, site_key: site.site_key ?? '' },
  ...{ day: toDay(number), is_first: false },
});

test.each([
  ['the first check of a site', { batch: [5], newest: null, stored: [] }, ['5←null'], []],
  ['the next day', { batch: [5], newest: 4, stored: [] }, ['5←4'], []],
  ['several days', { batch: [7, 5, 6], newest: 2, stored: [] }, ['5←2', '6←5', '7←6'], []],
  ['a late day', { batch: [5], newest: 9, stored: [3, 8, 9] }, ['5←3'], ['8←5']],
  ['a day before all others', { batch: [1], newest: 9, stored: [9] }, ['1←null'], ['9←1']],
  ['late days', { batch: [5, 6], newest: 9, stored: [8, 9] }, ['5←null', '6←5'], ['8←6']],
  ['a stored day', { batch: [3, 5], newest: 9, stored: [5, 9] }, ['3←null', '5←3'], ['5←3', '9←5']],
  ['a site that expired', { batch: [9], newest: null, stored: [4] }, ['9←4'], []],
])('links %s', (_, { batch, newest, stored }, days, later) => {
  const linked = linkDays(
    batch.map(dayOf),
    new Map(newest === null ? [] : [[id, toDay(newest)]]),
    new Map([[id, stored.map(toDay)]]),
  );
  const write = ({ day, previous_day: previous }: (typeof linked.later)[number]) =>
    `${Number(day.slice(-2))}←${previous && Number(previous.slice(-2))}`;
  expect(linked.days.map(write)).toEqual(days);
  expect(linked.later.map(write)).toEqual(later);
});

test.each([
  ['a known day before', [4], false],
  ['no known day before', [], true],
])('a site that is stored for the first time is new with %s: %s', (_, stored, isFirst) => {
  const days = [{ ...dayOf(9), is_first: true }];
  const linked = linkDays(days, new Map(), new Map([[id, stored.map(toDay)]]));
  expect(linked.days).toMatchObject([{ is_first: isFirst }]);
});

test.each([
  ['of a site that is not stored', [5], null, 1],
  ['after the newest one', [5, 6], 4, 0],
  ['of the newest one', [4], 4, 0],
  ['before the newest one', [3, 5], 4, 1],
])('other days may be next to a day %s', (_, batch, newest, count) => {
  const known = new Map(newest === null ? [] : [[id, toDay(newest)]]);
  expect(findUncertain(batch.map(dayOf), known)).toHaveLength(count);
});
