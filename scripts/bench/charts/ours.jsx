import { ComparisonBars, DownloadsLine } from '@pressdock/charts';
import '@pressdock/charts/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerCharts, size } from './samples.js';

const numbers = new Intl.NumberFormat('en-US');
const formatValue = (value) => numbers.format(value);

/** What the charts say, as an app would write it. */
const words = {
  kind: 'chart',
  keys: 'Arrow keys move over the points.',
  labels: 'Version',
  missing: 'not known',
  empty: 'Nothing yet.',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  downloadCsv: 'Download CSV',
  downloadPng: 'Download PNG',
  downloadFailed: 'The file could not be made.',
  point: ({ label, series, value }) => `${label}, ${series}: ${value}`,
  range: ({ first, last }) => `From ${first} to ${last}.`,
  highest: ({ label, value }) => `Highest: ${value}, ${label}.`,
  lowest: ({ label, value }) => `Lowest: ${value}, ${label}.`,
  allEqual: (value) => `All are ${value}.`,
  trend: ({ from, to }) => `From ${from.value} to ${to.value}.`,
  biggestDifference: (label, { by }) => `Biggest difference: ${by}, ${label}.`,
  unknown: (count) => `${count} are not known.`,
};
const common = { words, formatValue, height: size.height, actions: ['table', 'csv', 'png'] };

const ofBars = (data) => ({
  series: ['1 May', '1 June'],
  rows: data.map(({ label, before, after }) => ({ label, values: [before, after] })),
});

const ofDays = (data) => ({
  series: ['Downloads'],
  rows: data.map(({ label, count }) => ({ label, values: [count] })),
});

function Charts({ bars, line, few }) {
  return (
    <>
      {bars ? <ComparisonBars {...common} title="Versions" data={bars} /> : null}
      {line ? <DownloadsLine {...common} title="Downloads" data={line} /> : null}
      {few ? <ComparisonBars {...common} title="Languages" data={few} /> : null}
    </>
  );
}

offerCharts(
  (place) => {
    const react = createRoot(place);
    return {
      draw: ({ bars, line, few }) =>
        flushSync(() =>
          react.render(
            <Charts
              bars={bars && ofBars(bars)}
              line={line && ofDays(line)}
              few={few && ofBars(few)}
            />,
          ),
        ),
      remove: () => react.unmount(),
    };
  },
  () => document.querySelector('.pdc-tooltip')?.textContent ?? '',
);
