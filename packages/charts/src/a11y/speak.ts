import { type ChartData, knownValue } from '../frame/chartData.ts';
import type { Position } from '../frame/plotLayout.ts';
import type { ChartWords, SpokenDifference, SpokenValue } from '../frame/words.ts';

/** A chart's data with all that is needed to say them. */
export interface Speech {
  data: ChartData;
  words: ChartWords;
  format: (value: number) => string;
}

/** A value as it is shown: written out, or the caller's word for what is not known. */
export function valueText({ data, words, format }: Speech, { row, series }: Position): string {
  const value = knownValue(data, row, series);
  return value === null ? words.missing : format(value);
}

/** A value with the names of its series and its row. */
export function spokenValue(speech: Speech, position: Position): SpokenValue {
  return {
    seriesCount: speech.data.series.length,
    series: speech.data.series[position.series]?.trim() || speech.words.missing,
    label: speech.data.rows[position.row]?.label.trim() || speech.words.missing,
    value: valueText(speech, position),
  };
}

/** How one of two series differs from the other in a row, where both are known. */
export function differenceIn(
  { data, format }: Speech,
  { row, series }: Position,
): { amount: number; spoken: SpokenDifference } | undefined {
  if (data.series.length !== 2) return undefined;
  const value = knownValue(data, row, series);
  const other = knownValue(data, row, 1 - series);
  if (value === null || other === null) return undefined;
  const amount = value - other;
  const direction = amount > 0 ? 'more' : amount < 0 ? 'less' : 'same';
  const by = format(Math.abs(amount));
  return { amount, spoken: { by, direction, than: data.series[1 - series] ?? '' } };
}

/** What is announced of the point under the cursor, and of what is marked at its row. */
export function speakPoint(
  speech: Speech,
  position: Position,
  markers: readonly string[] = [],
): string {
  const difference = differenceIn(speech, position)?.spoken;
  return speech.words.point({
    ...spokenValue(speech, position),
    ...(difference && { difference }),
    ...(markers.length > 0 && { markers }),
  });
}
