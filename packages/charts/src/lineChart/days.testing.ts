import type { ChartData } from '../plot/chartData.ts';

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const first = Date.UTC(2026, 10, 6);
const day = (index: number) => first + index * 86_400_000;
/** Returns the label of a day. */
export const labelOf = (index: number) => long.format(day(index));

/** Counts for fifteen days. */
export const downloads = [
  210, 248, 236, 320, 296, 352, 310, 402, 366, 805, 884, 690, 571, 508, 530,
];
/** Counts for fifteen days of the previous month. */
export const before = [190, 204, 251, 240, 262, 230, 245, 270, 266, 281, 274, 302, 290, 284, 310];

/** Returns days with a value for each series. */
export function days(
  series: readonly string[],
  ...values: readonly (readonly (number | null)[])[]
) {
  const rows = (values[0] ?? []).map((_, index) => ({
    label: labelOf(index),
    shortLabel: short.format(day(index)),
    values: values.map((all) => all[index] ?? null),
  }));
  return { series, rows } satisfies ChartData;
}

/** Counts for ten thousand days, some of them unknown. */
export const tenThousand = Array.from({ length: 10_000 }, (_, index) =>
  index > 4000 && index < 4400
    ? null
    : Math.round(500 + 300 * Math.sin(index / 400) + 90 * Math.sin(index * 7.3)),
);
