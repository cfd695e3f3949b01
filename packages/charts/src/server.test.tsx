import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparisonBars } from './comparisonBars/ComparisonBars.tsx';
import { DownloadsLine } from './downloadsLine/DownloadsLine.tsx';
import { sampleFormat, sampleWords } from './frame/sampleWords.testing.ts';
import { HeatGrid } from './heatGrid/HeatGrid.tsx';
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
const props = { title: 'Ships', data, words: sampleWords, formatValue: sampleFormat };

test.each([
  ['DownloadsLine', <DownloadsLine key="_" {...props} isArea />],
  ['ComparisonBars', <ComparisonBars key="_" {...props} />],
  ['ComparisonBars, lying', <ComparisonBars key="_" {...props} orientation="horizontal" />],
  ['StatusVolume', <StatusVolume key="_" {...props} />],
  ['HeatGrid', <HeatGrid key="_" {...props} />],
])('%s is drawn on a server, with its description and its table', (_, chart) => {
  const html = renderToString(chart);
  expect(html).toMatch(/<svg[^>]*viewBox="0 0 640 [\d.]+"/);
  expect(html).toMatch(/<path[^>]*class="pdc-(line|bar|heat)/);
  expect(html).toContain('Highest: 8, North, June.');
  expect(html).toMatch(/<th scope="row">South<\/th><td>not known<\/td><td>5<\/td>/);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('Sparkline is drawn on a server, with its sentence', () => {
  const html = renderToString(<Sparkline values={[3, null, 8]} label="Ships: up from 3 to 8." />);
  expect(html).toContain('role="img" aria-label="Ships: up from 3 to 8."');
  expect(html).toMatch(/<path d="M/);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('MeterBar is drawn on a server, with every part written out', () => {
  const parts = [
    { name: 'North', value: 3 },
    { name: 'South', value: null },
  ];
  const html = renderToString(
    <MeterBar title="Ships" parts={parts} words={sampleWords} formatValue={sampleFormat} />,
  );
  expect(html).toMatch(/inline-size:100%/);
  expect(html).toMatch(/North<\/bdi><b><bdi>3<.*South<\/bdi><b><bdi>not known</);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('without data the caller’s words stand in its place', () => {
  const html = renderToString(<DownloadsLine {...props} data={{ series: ['May'], rows: [] }} />);
  expect(html).toContain('Nothing has been counted yet.');
  expect(html).not.toContain('<svg');
});
