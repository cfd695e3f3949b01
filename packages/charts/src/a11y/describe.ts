import { isEmpty, knownValue } from '../frame/chartData.ts';
import type { Position } from '../frame/plotLayout.ts';
import { differenceIn, type Speech, spokenValue } from './speak.ts';

/** What the eye would see first: how series went over time, or where two of them differ most. */
export type Story = 'trend' | 'difference';

interface Extremes {
  lowest: Position;
  highest: Position;
  isLevel: boolean;
  unknown: number;
}

function extremesOf({ data }: Speech): Extremes {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let lowest = { row: 0, series: 0 };
  let highest = lowest;
  let unknown = 0;
  for (let row = 0; row < data.rows.length; row += 1) {
    for (let series = 0; series < data.series.length; series += 1) {
      const value = knownValue(data, row, series);
      if (value === null) {
        unknown += 1;
        continue;
      }
      if (value < least) [least, lowest] = [value, { row, series }];
      if (value > greatest) [greatest, highest] = [value, { row, series }];
    }
  }
  return { lowest, highest, isLevel: least === greatest, unknown };
}

function trendOf(speech: Speech, series: number): string[] {
  const { data, words } = speech;
  const isKnown = (_: unknown, row: number) => knownValue(data, row, series) !== null;
  const first = data.rows.findIndex(isKnown);
  const last = data.rows.findLastIndex(isKnown);
  if (first === last) return [];
  const from = knownValue(data, first, series) ?? 0;
  const to = knownValue(data, last, series) ?? 0;
  return [
    words.trend({
      series: data.series[series] ?? '',
      seriesCount: data.series.length,
      direction: to > from ? 'up' : to < from ? 'down' : 'level',
      from: spokenValue(speech, { row: first, series }),
      to: spokenValue(speech, { row: last, series }),
    }),
  ];
}

function biggestDifference(speech: Speech): string[] {
  const { data, words } = speech;
  let biggest: { row: number; amount: number } | undefined;
  for (let row = 0; row < data.rows.length; row += 1) {
    const amount = Math.abs((knownValue(data, row, 1) ?? 0) - (knownValue(data, row, 0) ?? 0));
    const isKnown = knownValue(data, row, 0) !== null && knownValue(data, row, 1) !== null;
    if (isKnown && amount > (biggest?.amount ?? -1)) biggest = { row, amount };
  }
  const difference = biggest && differenceIn(speech, { row: biggest.row, series: 1 })?.spoken;
  const label = biggest && data.rows[biggest.row]?.label;
  return difference && label !== undefined ? [words.biggestDifference(label, difference)] : [];
}

/**
 * The data in a few sentences, in the caller's words: what they reach over, the highest and the
 * lowest value, then the trends or the biggest difference, and how much is not known.
 */
export function describe(speech: Speech, story: Story): string {
  const { data, words } = speech;
  if (isEmpty(data)) return words.empty;
  const { rows } = data;
  const { lowest, highest, isLevel, unknown } = extremesOf(speech);
  const first = rows[0]?.label ?? '';
  const last = rows.at(-1)?.label ?? '';
  const sentences = [
    words.range({ count: rows.length, first, last }),
    ...(isLevel
      ? [words.allEqual(spokenValue(speech, highest).value)]
      : [
          words.highest(spokenValue(speech, highest)),
          words.lowest(spokenValue(speech, lowest)),
          ...(story === 'trend'
            ? data.series.flatMap((_, series) => trendOf(speech, series))
            : data.series.length === 2
              ? biggestDifference(speech)
              : []),
        ]),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ];
  return sentences.filter(Boolean).join(' ');
}
