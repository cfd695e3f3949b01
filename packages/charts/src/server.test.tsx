import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './barChart/BarChart.tsx';
import { GroupedBarChart } from './barChart/GroupedBarChart.tsx';
import { ComparisonBars } from './comparisonBars/ComparisonBars.tsx';
import { DownloadsLine } from './downloadsLine/DownloadsLine.tsx';
import { HeatGrid } from './heatGrid/HeatGrid.tsx';
import { LineChart } from './lineChart/LineChart.tsx';
import { MeterBar } from './meterBar/MeterBar.tsx';
import { Sparkline } from './sparkline/Sparkline.tsx';
import { StatusVolume } from './statusVolume/StatusVolume.tsx';

const data = {
  series: ['May', 'June'],
  rows: [
    { label: 'North', values: [3, 8] },
    { label: 'South', values: [null, 5] },
  ],
};
const props = { title: 'Ships', data };
const oneSeries = {
  series: ['June'],
  rows: data.rows.map(({ label, values }) => ({ label, values: values.slice(1) })),
};

test.each([
  ['LineChart', <LineChart key="_" {...props} />],
  ['GroupedBarChart', <GroupedBarChart key="_" {...props} />],
  ['DownloadsLine', <DownloadsLine key="_" {...props} isArea />],
  ['ComparisonBars', <ComparisonBars key="_" {...props} />],
  ['ComparisonBars, horizontal', <ComparisonBars key="_" {...props} orientation="horizontal" />],
  ['StatusVolume', <StatusVolume key="_" {...props} />],
  ['HeatGrid', <HeatGrid key="_" {...props} />],
])('%s renders on a server with its summary and its table', (_, chart) => {
  const html = renderToString(chart);
  expect(html).toMatch(/<svg[^>]*viewBox="0 0 640 [\d.]+"/);
  expect(html).toMatch(/<path[^>]*class="pdc-(line|bar|heat)/);
  expect(html).toContain('Highest: 8 (North, June).');
  expect(html).toMatch(/<th scope="row">South<\/th><td>no data<\/td><td>5<\/td>/);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('BarChart renders on a server with its summary and its table', () => {
  const html = renderToString(<BarChart {...props} data={oneSeries} />);
  expect(html).toMatch(/<path[^>]*class="pdc-bar/);
  expect(html).toContain('Highest: 8 (North).');
  expect(html).toMatch(/<th scope="row">South<\/th><td>5<\/td>/);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('Sparkline renders on a server with its label', () => {
  const html = renderToString(<Sparkline values={[3, null, 8]} label="Ships: up from 3 to 8." />);
  expect(html).toContain('role="img" aria-label="Ships: up from 3 to 8."');
  expect(html).toMatch(/<path d="M/);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('MeterBar renders on a server with the value of every part', () => {
  const parts = [
    { name: 'North', value: 3 },
    { name: 'South', value: null },
  ];
  const html = renderToString(<MeterBar title="Ships" parts={parts} />);
  expect(html).toMatch(/inline-size:100%/);
  expect(html).toMatch(/North<\/bdi><b><bdi>3 \(100%\)<.*South<\/bdi><b><bdi>no data</);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('without data a chart says so', () => {
  const html = renderToString(<DownloadsLine {...props} data={{ series: ['May'], rows: [] }} />);
  expect(html).toContain('No data to show.');
  expect(html).not.toContain('<svg');
});
