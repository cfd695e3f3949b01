import { type ChartData, knownValue } from '../plot/chartData.ts';
import type { Position } from '../plot/plotLayout.ts';
import type { ChartWords, SpokenDifference, SpokenValue } from '../plot/words.ts';

/** The data of a chart with what is needed to put them into words. */
export interface Speech {
  data: ChartData;
  words: ChartWords;
  format: (value: number) => string;
}

/** Returns a value as text: formatted, or the word for a value that is not known. */
export function valueText({ data, words, format }: Speech, { row, series }: Position): string {
  const value = knownValue(data, row, series);
  return value === null ? words.missing : format(value);
}

/** Returns a value as text with the names of its series and its row. */
export function spokenValue(speech: Speech, position: Position): SpokenValue {
  return {
    seriesCount: speech.data.series.length,
    series: speech.data.series[position.series]?.trim() || speech.words.missing,
    label: speech.data.rows[position.row]?.label.trim() || speech.words.missing,
    value: valueText(speech, position),
  };
}

/** Returns how one of two series differs from the other in a row, if both values are known. */
export function differenceIn(
  { data, format }: Speech,
  { row, series }: Position,
): SpokenDifference | undefined {
  if (data.series.length !== 2) return undefined;
  const value = knownValue(data, row, series);
  const other = knownValue(data, row, 1 - series);
  if (value === null || other === null) return undefined;
  return {
    by: format(Math.abs(value - other)),
    direction: value > other ? 'more' : value < other ? 'less' : 'same',
    series: data.series[series] ?? '',
    than: data.series[1 - series] ?? '',
  };
}

/** Returns the announcement of the value at the cursor, with the markers of its row. */
export function speakPoint(
  speech: Speech,
  position: Position,
  markers: readonly string[] = [],
): string {
  const difference = differenceIn(speech, position);
  return speech.words.point({
    ...spokenValue(speech, position),
    ...(difference && { difference }),
    ...(markers.length > 0 && { markers }),
  });
}
