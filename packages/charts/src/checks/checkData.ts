import type { ChartData, ChartRow } from '../plot/chartData.ts';
import { columnsOf } from '../plot/columns.ts';
import { failProp } from './failProp.ts';

const exampleRow = '{ label: "Monday", values: [12] }';

/** Throws unless the value is a number, `null` or left out. */
export function checkNumber(chart: string, prop: string, value: unknown): void {
  if (typeof value === 'number' || value === null || value === undefined) return;
  failProp(chart, prop, value, 'a number, or null if the value is not known');
}

function checkRow(chart: string, row: Partial<ChartRow> | null, at: string, series: string[]) {
  if (typeof row !== 'object' || row === null)
    failProp(chart, at, row, `a row such as ${exampleRow}`);
  const { label, shortLabel = '', values } = row;
  if (typeof label !== 'string') failProp(chart, `${at}.label`, label, 'a string');
  if (typeof shortLabel !== 'string') failProp(chart, `${at}.shortLabel`, shortLabel, 'a string');
  if (!Array.isArray(values)) {
    failProp(chart, `${at}.values`, values, 'an array with a number or null for each series');
  }
  if (values.length > series.length) {
    const names = series.length > 0 ? JSON.stringify(series).slice(1, -1) : 'nothing';
    throw new TypeError(
      `<${chart}>: the prop "${at}.values" has ${values.length} values, but "data.series" names ${names}. Expected at most one value for each series.`,
    );
  }
  values.forEach((value, index) => {
    checkNumber(chart, `${at}.values[${index}]`, value);
  });
}

/** Throws if the data have more series than a chart can show, which `expected` explains. */
export function checkSeriesCount(
  chart: string,
  { series }: ChartData,
  max: number,
  expected: string,
): void {
  if (series.length > max) failProp(chart, 'data.series.length', series.length, expected);
}

/** Throws unless the data name their series and have rows with at most one value for each. */
export function checkData(chart: string, data: ChartData): void {
  const input: { series?: unknown; rows?: unknown } | null | undefined = data;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const example = `{ series: ["Downloads"], rows: [${exampleRow}] }`;
    failProp(chart, 'data', input, `an object with series and rows, such as ${example}`);
  }
  const { series, rows } = input;
  if (!Array.isArray(series)) {
    failProp(chart, 'data.series', series, 'an array with the name of each series');
  }
  series.forEach((name, index) => {
    if (typeof name !== 'string') failProp(chart, `data.series[${index}]`, name, 'a string');
  });
  if (!Array.isArray(rows))
    failProp(chart, 'data.rows', rows, `an array of rows such as ${exampleRow}`);
  if (columnsOf(data).isValid) return;
  rows.forEach((row, index) => {
    checkRow(chart, row ?? null, `data.rows[${index}]`, series);
  });
}
