import { type ChartData, knownValue } from '../plot/chartData.ts';

/** Returns the data as the rows of a file, with a row of headings. */
export function tableRows(data: ChartData, labels: string): (string | number | null)[][] {
  return [
    [labels, ...data.series],
    ...data.rows.map(({ label }, row) => [
      label,
      ...data.series.map((_, series) => knownValue(data, row, series)),
    ]),
  ];
}
