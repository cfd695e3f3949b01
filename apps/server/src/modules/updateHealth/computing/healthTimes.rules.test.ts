import { expect, test } from 'vitest';
import { ageOf, countsAtAge, findSilenceStart } from './healthTimes.rules.ts';

const at = (time: string) => new Date(`2026-05-${time}Z`);

test.each([
  ['01T00:00:00', 0],
  ['01T05:59:59', 0],
  ['01T06:00:00', 1],
  ['03T00:00:00', 8],
  ['31T00:00:00', 120],
])('a release of 1 May has at %s the age %i', (now, age) => {
  expect(ageOf(at('01T00:00:00'), at(now))).toBe(age);
});

test('a very old release, and one of the future, have the last and the first age', () => {
  expect(ageOf(new Date('2020-01-01'), at('01T00:00:00'))).toBe(120);
  expect(ageOf(at('02T00:00:00'), at('01T00:00:00'))).toBe(0);
});

test('a release has the counts of the newest computation until an age', () => {
  const counts = (downloaded: number) => ({ downloaded, failed: 0, rolled_back: 0, silent: 0 });
  const ages = { 2: counts(20), 10: counts(100), 11: counts(110) };
  expect(countsAtAge(ages, 1)).toBeUndefined();
  expect(countsAtAge(ages, 2)).toEqual(counts(20));
  expect(countsAtAge(ages, 9)).toEqual(counts(20));
  expect(countsAtAge(ages, 30)).toEqual(counts(110));
  expect(countsAtAge(undefined, 30)).toBeUndefined();
});

/** Returns the starts of the hours before a time, newest first, without some. */
const hoursBefore = (now: Date, count: number, without: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => !without.includes(index))
    .map((index) => new Date((Math.floor(now.getTime() / 3_600_000) - index) * 3_600_000));

test.each([
  ['always', [], '01T12:30:00'],
  ['not in five hours', [2, 3, 7, 8, 20], '01T07:30:00'],
  ['not in the hour that has begun', [0], '01T12:00:00'],
])('a server that received checks %s', (_, without, start) => {
  const now = at('02T12:30:00');
  expect(findSilenceStart(hoursBefore(now, 100, without), now)).toEqual(at(start));
});

test('a server that has just started knows no silent site', () => {
  const now = at('02T12:30:00');
  expect(findSilenceStart(hoursBefore(now, 24), now)).toEqual(new Date(0));
  expect(findSilenceStart([], now)).toEqual(new Date(0));
});
