import { GroupedBarChart, LineChart } from '@pressdock/charts';
import '@pressdock/charts/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerCharts, size } from './samples.js';

const common = { height: size.height, actions: ['table', 'csv', 'png'] };

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
      {bars ? <GroupedBarChart {...common} title="Versions" data={bars} /> : null}
      {line ? <LineChart {...common} title="Downloads" data={line} /> : null}
      {few ? <GroupedBarChart {...common} title="Languages" data={few} /> : null}
    </>
  );
}

offerCharts(
  (container) => {
    const react = createRoot(container);
    return {
      prepare: ({ bars, line, few }) => ({
        bars: bars && ofBars(bars),
        line: line && ofDays(line),
        few: few && ofBars(few),
      }),
      draw: (charts) => flushSync(() => react.render(<Charts {...charts} />)),
      remove: () => react.unmount(),
    };
  },
  () => document.querySelector('.pdc-tooltip')?.textContent ?? '',
);
