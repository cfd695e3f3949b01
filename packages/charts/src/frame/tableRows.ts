import { type ChartData, knownValue } from './chartData.ts';

/** The data as the rows of a file, under a row of names. */
export function tableRows(data: ChartData, labels: string): (string | number | null)[][] {
  return [
    [labels, ...data.series],
    ...data.rows.map(({ label }, row) => [
      label,
      ...data.series.map((_, series) => knownValue(data, row, series)),
    ]),
  ];
}
