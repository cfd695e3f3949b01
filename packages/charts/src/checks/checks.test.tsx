import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as charts from '../index.ts';

const data = {
  series: ['May', 'June'],
  rows: [
    { label: 'North', values: [3, 8] },
    { label: 'South', values: [null, 5] },
  ],
};

/** A chart with whatever props, as JavaScript without types would pass them. */
type AnyChart = (props: object) => ReactNode;

const dataCharts = {
  LineChart: charts.LineChart,
  BarChart: charts.BarChart,
  GroupedBarChart: charts.GroupedBarChart,
  DownloadsLine: charts.DownloadsLine,
  ComparisonBars: charts.ComparisonBars,
  StatusVolume: charts.StatusVolume,
  HeatGrid: charts.HeatGrid,
} as Readonly<Record<string, unknown>> as Readonly<Record<string, AnyChart>>;

/** Returns the message of the error that a chart throws. */
function errorOf(Chart: AnyChart, props: object): string {
  try {
    renderToString(<Chart {...props} />);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
}

const oneSeries = { series: ['May'], rows: [{ label: 'North', values: [3] }] };

/** Data with a number of series. */
const seriesOf = (count: number) => ({
  series: Array.from({ length: count }, (_, index) => `Series ${index + 1}`),
  rows: [],
});

describe.each(Object.entries(dataCharts))('%s', (name, Chart) => {
  test('needs only data and a title', () => {
    const accepted = name === 'BarChart' ? oneSeries : data;
    expect(errorOf(Chart, { title: 'Ships', data: accepted })).toBe('no error');
  });

  test.each([
    ['no title', { data }, '"title" is missing. Expected a string, such as'],
    [
      'a blank title',
      { title: ' ', data },
      '"title" is the string " ". Expected a string, such as',
    ],
    ['a title that is not a string', { title: 7, data }, '"title" is 7. Expected a string'],
    ['no data', { title: 'Ships' }, '"data" is missing. Expected an object with series and rows'],
    [
      'an array as data',
      { title: 'Ships', data: [1, 2] },
      '"data" is an array. Expected an object',
    ],
    [
      'data without series',
      { title: 'Ships', data: { rows: [] } },
      '"data.series" is missing. Expected an array with the name of each series.',
    ],
    [
      'a series without a name',
      { title: 'Ships', data: { series: ['May', { name: 'June' }], rows: [] } },
      '"data.series[1]" is an object. Expected a string.',
    ],
    [
      'data without rows',
      { title: 'Ships', data: { series: ['May'] } },
      '"data.rows" is missing. Expected an array of rows such as',
    ],
    [
      'a row that is a number',
      { title: 'Ships', data: { series: ['May'], rows: [12] } },
      '"data.rows[0]" is 12. Expected a row such as { label: "Monday", values: [12] }.',
    ],
    [
      'a row without a label',
      { title: 'Ships', data: { series: ['May'], rows: [{ values: [1] }] } },
      '"data.rows[0].label" is missing. Expected a string.',
    ],
    [
      'a short label that is not a string',
      {
        title: 'Ships',
        data: { series: ['May'], rows: [{ label: 'North', shortLabel: 4, values: [1] }] },
      },
      '"data.rows[0].shortLabel" is 4. Expected a string.',
    ],
    [
      'a row without values',
      { title: 'Ships', data: { series: ['May'], rows: [{ label: 'North', value: 1 }] } },
      '"data.rows[0].values" is missing. Expected an array with a number or null for each series.',
    ],
    [
      'a value that is a string',
      { title: 'Ships', data: { series: ['May'], rows: [{ label: 'North', values: ['12'] }] } },
      '"data.rows[0].values[0]" is the string "12". Expected a number, or null',
    ],
    [
      'a value of an unknown series',
      { title: 'Ships', data: { series: ['May'], rows: [{ label: 'North', values: [1, 2] }] } },
      '"data.rows[0].values" has 2 values, but "data.series" names "May".',
    ],
    [
      'an unknown action',
      { title: 'Ships', data, actions: ['svg'] },
      '"actions[0]" is the string "svg". Expected "table" or "csv" or "png".',
    ],
    [
      'a height of zero',
      { title: 'Ships', data, height: 0 },
      '"height" is 0. Expected a positive number of pixels.',
    ],
    [
      'a format that is not a function',
      { title: 'Ships', data, formatValue: '0.00' },
      '"formatValue" is the string "0.00". Expected a function that returns a string',
    ],
    [
      'a format that returns nothing',
      { title: 'Ships', data, formatTick: () => undefined },
      '"formatTick(0)" is null. Expected a function that returns a string',
    ],
    [
      'a word that is not a function',
      { title: 'Ships', data, words: { range: 'Rows' } },
      '"words.range" is the string "Rows". Expected a function that returns a string.',
    ],
    [
      'a word that is not a string',
      { title: 'Ships', data, words: { empty: 3 } },
      '"words.empty" is 3. Expected a string.',
    ],
    [
      'an unknown word',
      { title: 'Ships', data, words: { emtpy: 'Nothing' } },
      '"words.emtpy" is the string "Nothing". Expected one of kind, keys, labels,',
    ],
    [
      'a word that returns a number',
      { title: 'Ships', data, words: { unknown: (count: number) => count } },
      '"words.unknown()" is 1. Expected a function that returns a string.',
    ],
    [
      'a kind that is not a string',
      { title: 'Ships', data, words: { kind: { line: 3 } } },
      '"words.kind.line" is 3. Expected a string.',
    ],
    [
      'an unknown kind',
      { title: 'Ships', data, words: { kind: { pie: 'pie chart' } } },
      '"words.kind.pie" is the string "pie chart". Expected one of line, bar, heatGrid.',
    ],
  ])('says what is wrong with %s', (_, props, message) => {
    expect(errorOf(Chart, props)).toContain(`<${name}>: the prop ${message}`);
  });
});

test.each<[string, unknown, object, string]>([
  ['LineChart', charts.LineChart, { markers: 'North' }, '"markers" is the string "North".'],
  ['LineChart', charts.LineChart, { markers: [{ at: 'North' }] }, '"markers[0].label" is missing.'],
  ['BarChart', charts.BarChart, { orientation: 'up' }, 'Expected "vertical" or "horizontal".'],
  ['BarChart', charts.BarChart, { sort: 'name' }, '"sort" is the string "name". Expected "given"'],
  ['BarChart', charts.BarChart, { others: { label: 'Others' } }, '"others.keep" is missing.'],
  ['BarChart', charts.BarChart, { others: null }, '"others" is null.'],
])('%s checks its own props', (name, chart, props, message) => {
  const error = errorOf(chart as AnyChart, { title: 'Ships', data, ...props });
  expect(error).toContain(`<${name}>: the prop `);
  expect(error).toContain(message);
});

test.each<[string, number, string]>([
  ['BarChart', 1, 'Expected 1, because GroupedBarChart shows several series.'],
  ['StatusVolume', 2, 'Expected at most 2: the total, and the part that failed.'],
  ...['LineChart', 'GroupedBarChart', 'DownloadsLine', 'ComparisonBars'].map(
    (name): [string, number, string] => [
      name,
      6,
      'Expected at most 6, because no more can be distinguished.',
    ],
  ),
])('%s has at most %i series', (name, count, expected) => {
  const Chart = dataCharts[name] as AnyChart;
  expect(errorOf(Chart, { title: 'Ships', data: seriesOf(count) })).toBe('no error');
  expect(errorOf(Chart, { title: 'Ships', data: seriesOf(count + 1) })).toBe(
    `<${name}>: the prop "data.series.length" is ${count + 1}. ${expected}`,
  );
});

test('HeatGrid has any number of series', () => {
  const props = { title: 'Ships', data: seriesOf(24) };
  expect(errorOf(charts.HeatGrid as AnyChart, props)).toBe('no error');
});

test('every word of another language is accepted', () => {
  const words = {
    kind: { line: 'Linie' },
    point: ({ label, difference, markers }: charts.SpokenPoint) =>
      `${label.trim()} ${difference?.by.trim()} ${markers?.join()}`,
    range: ({ count, first, last }: charts.SpokenRange) => first.trim() + last.trim() + count,
    trend: ({ direction, from, to }: charts.SpokenTrend) =>
      ({ up: 'stieg', down: 'fiel', level: 'blieb' })[direction].trim() + from.value + to.label,
    biggestDifference: (label: string, { direction, than }: charts.SpokenDifference) =>
      label.trim() + { more: 'mehr', less: 'weniger', same: 'gleich' }[direction].trim() + than,
    allEqual: (value: string) => value.trim(),
  };
  expect(errorOf(charts.LineChart as AnyChart, { title: 'Ships', data, words })).toBe('no error');
});

test.each<[string, object, string]>([
  ['no title', { parts: [] }, '"title" is missing.'],
  ['no parts', { title: 'Ships' }, '"parts" is missing. Expected an array of parts such as'],
  [
    'a part without a name',
    { title: 'Ships', parts: [{ value: 3 }] },
    '"parts[0].name" is missing.',
  ],
  [
    'a value that is a string',
    { title: 'Ships', parts: [{ name: 'North', value: '3' }] },
    '"parts[0].value" is the string "3". Expected a number, or null',
  ],
])('MeterBar says what is wrong with %s', (_, props, message) => {
  expect(errorOf(charts.MeterBar as AnyChart, props)).toContain(`<MeterBar>: the prop ${message}`);
});

test.each<[string, object, string]>([
  ['no values', { label: 'Ships' }, '"values" is missing. Expected an array of numbers.'],
  ['a string as a value', { label: 'Ships', values: ['3'] }, '"values[0]" is the string "3".'],
  ['no label', { values: [3] }, '"label" is missing. Expected a string, such as'],
])('Sparkline says what is wrong with %s', (_, props, message) => {
  expect(errorOf(charts.Sparkline as AnyChart, props)).toContain(
    `<Sparkline>: the prop ${message}`,
  );
});

test.each<[string, object, string]>([
  ['a locale', { locale: 'en_US!' }, '"locale" is the string "en_US!". Expected a BCP 47 language'],
  ['words', { words: 'German' }, '"words" is the string "German". Expected an object'],
  ['a format', { formatValue: 2 }, '"formatValue" is 2. Expected a function'],
])('ChartsProvider says what is wrong with %s', (_, props, message) => {
  const error = errorOf(charts.ChartsProvider as AnyChart, props);
  expect(error).toContain(`<ChartsProvider>: the prop ${message}`);
});
