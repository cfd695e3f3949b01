import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GroupedBarChart } from '../barChart/GroupedBarChart.tsx';
import { LineChart } from '../lineChart/LineChart.tsx';
import { MeterBar } from '../meterBar/MeterBar.tsx';
import type { ChartWords } from '../plot/words.ts';
import { ChartsProvider } from './ChartsProvider.tsx';
import { formatEnglish } from './useLanguage.ts';

const data = {
  series: ['Downloads'],
  rows: [
    { label: 'Monday', values: [1234.5] },
    { label: 'Tuesday', values: [null] },
    { label: 'Wednesday', values: [2500] },
  ],
};
const chart = <LineChart title="Downloads" data={data} actions={['csv']} />;

describe('a chart without a provider', () => {
  test('speaks English and formats numbers', () => {
    const html = renderToString(chart);
    expect(html).toContain('aria-roledescription="line chart"');
    expect(html).toContain('>Download CSV<');
    expect(html).toContain('3 rows, from Monday to Wednesday. Highest: 2,500 (Wednesday).');
    expect(html).toContain('<td>1,234.5</td>');
    expect(html).toContain('<td>no data</td>');
  });
});

describe('ChartsProvider', () => {
  test('sets the locale of numbers and shares', () => {
    const html = renderToString(
      <ChartsProvider locale="de">
        {chart}
        <MeterBar title="Quays" parts={[{ name: 'North', value: 1234.5 }]} />
      </ChartsProvider>,
    );
    expect(html).toContain('<td>1.234,5</td>');
    expect(html).toContain('1.234,5 (100\u00a0%)');
  });

  test('replaces words, and keeps the English ones that it does not set', () => {
    const html = renderToString(
      <ChartsProvider words={{ kind: 'Diagramm', missing: 'unbekannt', empty: undefined }}>
        {chart}
      </ChartsProvider>,
    );
    expect(html).toContain('aria-roledescription="Diagramm"');
    expect(html).toContain('<td>unbekannt</td>');
    expect(html).toContain('>Download CSV<');
  });

  test('sets the kind for each type of chart', () => {
    const kind = { line: 'Liniendiagramm', bar: 'Balkendiagramm', heatGrid: 'Heatmap' };
    const html = renderToString(<ChartsProvider words={{ kind }}>{chart}</ChartsProvider>);
    expect(html).toContain('aria-roledescription="Liniendiagramm"');
  });

  test('keeps the English kind of the charts that it does not name', () => {
    const bars = <GroupedBarChart title="Downloads" data={data} />;
    const htmlOf = (kind: ChartWords['kind'], inner?: ChartWords['kind']) =>
      renderToString(
        <ChartsProvider words={{ kind }}>
          <ChartsProvider words={{ kind: inner }}>{bars}</ChartsProvider>
        </ChartsProvider>,
      );
    expect(htmlOf({ line: 'Liniendiagramm' })).toContain('aria-roledescription="bar chart"');
    const both = htmlOf({ bar: 'Balken' }, { line: 'Linie' });
    expect(both).toContain('aria-roledescription="Balken"');
    expect(htmlOf('Diagramm', { line: 'Linie' })).toContain('aria-roledescription="Diagramm"');
  });

  test('sets the format of values and of axes', () => {
    const html = renderToString(
      <ChartsProvider formatValue={(value) => `${value} kB`} formatTick={(value) => `${value}k`}>
        {chart}
      </ChartsProvider>,
    );
    expect(html).toContain('<td>2500 kB</td>');
    expect(html).toMatch(/<text[^>]*>2500k<\/text>/);
  });

  test('gives way to the props of a chart', () => {
    const html = renderToString(
      <ChartsProvider words={{ missing: 'unbekannt' }} formatTick={(value) => `${value}k`}>
        <LineChart
          title="Downloads"
          data={data}
          words={{ missing: '?' }}
          formatValue={(value) => `${value} B`}
        />
      </ChartsProvider>,
    );
    expect(html).toContain('<td>?</td>');
    expect(html).toMatch(/<text[^>]*>2500 B<\/text>/);
  });

  test('inherits from the provider around it', () => {
    const html = renderToString(
      <ChartsProvider locale="de" words={{ missing: 'unbekannt' }}>
        <ChartsProvider words={{ labels: 'Tag' }}>{chart}</ChartsProvider>
      </ChartsProvider>,
    );
    expect(html).toContain('<td>unbekannt</td>');
    expect(html).toContain('<th scope="col">Tag</th>');
    expect(html).toContain('<td>1.234,5</td>');
  });
});

test('numbers are formatted in English like Intl does', () => {
  const { format } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const anyNumber = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(anyNumber, (value) => {
      if (!Object.is(value, -0)) expect(formatEnglish(value)).toBe(format(value));
    }),
  );
});
