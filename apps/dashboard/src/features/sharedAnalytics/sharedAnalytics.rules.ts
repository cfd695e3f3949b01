import type { SharedAnalyticsResponse } from '@pressdock/api';
import type { SiteFact } from '@pressdock/api/limits';
import { formatDay } from '../../entities/analytics/day.rules.ts';
import type { DayValues } from '../../entities/analytics/valueBars.rules.ts';
import { sharedAnalyticsMessages as words } from './sharedAnalytics.messages.ts';

type Shared = SharedAnalyticsResponse;

/** Returns the product and the days of shared analytics in one line. */
export function contextOf({
  productName,
  day,
  compared,
}: Pick<Shared, 'productName' | 'day' | 'compared'>) {
  const date = formatDay(day.date);
  return compared === null
    ? words.of(productName, date)
    : words.compared(productName, date, formatDay(compared.date));
}

/** The values of a fact on the shared day, and on the compared day if there is one. */
export interface SharedValues {
  fact: SiteFact;
  day: DayValues;
  compared: DayValues | undefined;
}

/** Returns whether the values of a day were deleted. They are those of the same records. */
const isDeleted = ({ values }: Pick<Shared['day'], 'values'>) =>
  values.some((entry) => entry.isDeleted);

/** Returns the sentence about days whose records were deleted; undefined if all are there. */
export function deletedText({ day, compared, versionTable }: Omit<Shared, 'growth'>) {
  const date = formatDay(day.date);
  const isDayDeleted = isDeleted(day) || versionTable.isDeleted;
  if (compared === null || !isDeleted(compared)) {
    return isDayDeleted ? words.deleted(date) : undefined;
  }
  const earlier = formatDay(compared.date);
  return words.deleted(isDayDeleted ? words.both(earlier, date) : earlier);
}

/**
 * Returns the values to draw by fact, without facts that no site reported on either day. A day whose records
 * were deleted is not compared.
 */
export function sharedValues({ day, compared }: Pick<Shared, 'day' | 'compared'>): SharedValues[] {
  const valuesOn = (one: Shared['day'], fact: SiteFact): DayValues => ({
    name: formatDay(one.date),
    values: one.values.find((entry) => entry.fact === fact)?.data ?? [],
  });
  return day.values
    .map(({ fact }) => ({
      fact,
      day: valuesOn(day, fact),
      compared: compared === null || isDeleted(compared) ? undefined : valuesOn(compared, fact),
    }))
    .filter((one) => isReported(one.day) || (one.compared && isReported(one.compared)));
}

/**
 * Returns the number of sites on a day: those that match the filters if there are any; undefined if the
 * records of these sites were deleted.
 */
export function sharedSites(day: Shared['day'], filters: readonly string[]): number | undefined {
  if (filters.length > 0 && isDeleted(day)) return undefined;
  // The values of every fact are those of the same sites.
  const matching = day.values[0]?.sites;
  return filters.length === 0 || matching === undefined ? day.sites : matching;
}

const isReported = ({ values }: DayValues) =>
  values.some(({ value, sites }) => value !== '' && sites > 0);

/** Returns whether any site reported both its WordPress version and its product version. */
export const hasTable = ({ versionTable: { cells } }: Pick<Shared, 'versionTable'>) =>
  cells.some((row) => row.some((sites) => sites > 0));

/** Returns why the table has no sites. */
export const tableText = ({ day, versionTable }: Pick<Shared, 'day' | 'versionTable'>) =>
  versionTable.isDeleted ? words.deleted(formatDay(day.date)) : words.noTable;

/** Returns whether there were sites on any day of the growth. */
export const hasGrowth = ({ growth: { days } }: Pick<Shared, 'growth'>) =>
  days.some(({ sites }) => sites > 0);
