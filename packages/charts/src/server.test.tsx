import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparisonBars } from './comparisonBars/ComparisonBars.tsx';
import { DownloadsLine } from './downloadsLine/DownloadsLine.tsx';
import { sampleFormat, sampleWords } from './frame/sampleWords.testing.ts';

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
])('%s is drawn on a server, with its description and its table', (_, chart) => {
  const html = renderToString(chart);
  expect(html).toMatch(/<svg[^>]*viewBox="0 0 640 [\d.]+"/);
  expect(html).toMatch(/<path[^>]*class="pdc-(line|bar)/);
  expect(html).toContain('Highest: 8, North, June.');
  expect(html).toMatch(/<th scope="row">South<\/th><td>not known<\/td><td>5<\/td>/);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('without data the caller’s words stand in its place', () => {
  const html = renderToString(<DownloadsLine {...props} data={{ series: ['May'], rows: [] }} />);
  expect(html).toContain('Nothing has been counted yet.');
  expect(html).not.toContain('<svg');
});
