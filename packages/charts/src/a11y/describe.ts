import { columnsOf, isEmpty } from '../plot/columns.ts';
import type { Position } from '../plot/plotLayout.ts';
import { differenceIn, type Speech, spokenValue } from './speak.ts';

/** The emphasis of a summary: how each series changes, or where two series differ most. */
export type SummaryFocus = 'trend' | 'difference';

/** Returns the first position of a value, row by row. */
function findValue(columns: readonly Float64Array[], value: number): Position {
  let found = { row: Number.POSITIVE_INFINITY, series: 0 };
  columns.forEach((column, series) => {
    const row = column.indexOf(value);
    if (row >= 0 && row < found.row) found = { row, series };
  });
  return found;
}

const isKnown = (value: number) => !Number.isNaN(value);

function describeTrend(speech: Speech, column: Float64Array, series: number): string[] {
  const first = column.findIndex(isKnown);
  const last = column.findLastIndex(isKnown);
  if (first === last) return [];
  const [from = 0, to = 0] = [column[first], column[last]];
  return [
    speech.words.trend({
      series: speech.data.series[series] ?? '',
      seriesCount: speech.data.series.length,
      direction: to > from ? 'up' : to < from ? 'down' : 'level',
      from: spokenValue(speech, { row: first, series }),
      to: spokenValue(speech, { row: last, series }),
    }),
  ];
}

function describeDifference(speech: Speech, columns: readonly Float64Array[]): string[] {
  const [first, second] = columns;
  if (!first || !second || columns.length !== 2) return [];
  let biggest = { row: -1, amount: -1 };
  first.forEach((value, row) => {
    const amount = Math.abs((second[row] ?? Number.NaN) - value);
    if (amount > biggest.amount) biggest = { row, amount };
  });
  const difference = differenceIn(speech, { row: biggest.row, series: 1 });
  const label = speech.data.rows[biggest.row]?.label;
  return difference && label !== undefined
    ? [speech.words.biggestDifference(label, difference)]
    : [];
}

/**
 * Returns a summary of the data in a few sentences: the rows, the highest and the lowest value, the
 * trends or the biggest difference, and how many values are not known.
 */
export function describe(speech: Speech, focus: SummaryFocus): string {
  const { data, words } = speech;
  if (isEmpty(data)) return words.empty;
  const { rows } = data;
  const { series: columns, least, greatest, unknown } = columnsOf(data);
  const highest = spokenValue(speech, findValue(columns, greatest));
  const sentences = [
    words.range({
      count: rows.length,
      first: rows[0]?.label ?? '',
      last: rows.at(-1)?.label ?? '',
    }),
  ];
  if (least === greatest) {
    sentences.push(words.allEqual(highest.value));
  } else {
    sentences.push(
      words.highest(highest),
      words.lowest(spokenValue(speech, findValue(columns, least))),
      ...(focus === 'trend'
        ? columns.flatMap((column, series) => describeTrend(speech, column, series))
        : describeDifference(speech, columns)),
    );
  }
  if (unknown > 0) sentences.push(words.unknown(unknown));
  return sentences.filter(Boolean).join(' ');
}
