import type { SiteValuesResponse } from '@pressdock/api';
import type { SiteFact } from '@pressdock/api/limits';
import type { ChartData } from '@pressdock/charts';
import { analyticsMessages as words } from './analytics.messages.ts';
import { valueLabel } from './siteValue.rules.ts';

/** The values of a fact on one or two days, and what each bar of the chart stands for. */
export interface ValueBars {
  data: ChartData;
  /** The values by the label of their bar; several can have the same label. */
  valuesOf: ReadonlyMap<string, readonly string[]>;
}

/** A day's values of a fact, with the name of the day. */
export interface DayValues {
  name: string;
  values: SiteValuesResponse['data'];
}

const newestFirst = new Intl.Collator('en', { numeric: true });

/** Returns whether the bars of a fact are in the order of versions, which databases of two makes do not have. */
export const isOrdered = (fact: SiteFact) =>
  fact === 'version' || fact === 'wordpress' || fact === 'php';

/** Orders versions descending, followed by everything else. */
function byVersion({ label: one }: { label: string }, { label: other }: { label: string }): number {
  const isVersion = (label: string) => /^\d/.test(label);
  if (isVersion(one) !== isVersion(other)) return isVersion(one) ? -1 : 1;
  return newestFirst.compare(other, one);
}

/**
 * Returns the bars of a fact: one series, or two if an earlier day is compared, which comes first and is
 * gray. Values with the same label are added up. Versions are in descending order, other values by size.
 */
export function valueBars(fact: SiteFact, day: DayValues, compared?: DayValues): ValueBars {
  const days = compared === undefined ? [day] : [compared, day];
  const counts = new Map<string, number[]>();
  const valuesOf = new Map<string, string[]>();
  days.forEach(({ values }, series) => {
    for (const { value, sites } of values) {
      const label = valueLabel(fact, value);
      const row = counts.get(label) ?? days.map(() => 0);
      row[series] = (row[series] ?? 0) + sites;
      counts.set(label, row);
      const known = valuesOf.get(label) ?? [];
      if (!known.includes(value)) valuesOf.set(label, [...known, value]);
    }
  });
  const rows = [...counts].map(([label, values]) =>
    isOrdered(fact) && label === words.notReported
      ? { label, shortLabel: words.notReportedShort, values }
      : { label, values },
  );
  if (isOrdered(fact)) rows.sort(byVersion);
  return { data: { series: days.map(({ name }) => name), rows }, valuesOf };
}
