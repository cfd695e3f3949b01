import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { mostTicks, offerCharts, size } from './samples.js';

const gray = '#9aa3b2';
const blue = '#1f5fd6';

/** Recharts has no own rule for labels of categories that is as quick as a fixed interval. */
const everyFew = (data) => Math.ceil(data.length / mostTicks) - 1;

/** Recharts looks through direct children alone, so the parts cannot be components of ours. */
const parts = (data) => [
  <CartesianGrid key="grid" vertical={false} />,
  <XAxis key="x" dataKey="label" interval={everyFew(data)} />,
  <YAxis key="y" tickCount={5} domain={[0, 'auto']} />,
  <Tooltip key="tooltip" isAnimationActive={false} />,
  <Legend key="legend" />,
];

function Bars({ data }) {
  return (
    <BarChart {...size} data={data}>
      {parts(data)}
      <Bar dataKey="before" name="1 May" fill={gray} isAnimationActive={false} />
      <Bar dataKey="after" name="1 June" fill={blue} isAnimationActive={false} />
    </BarChart>
  );
}

function Days({ data }) {
  return (
    <LineChart {...size} data={data}>
      {parts(data)}
      <Line dataKey="count" name="Downloads" stroke={blue} dot={false} isAnimationActive={false} />
    </LineChart>
  );
}

function Charts({ bars, line, few }) {
  return (
    <>
      {bars ? <Bars data={bars} /> : null}
      {line ? <Days data={line} /> : null}
      {few ? <Bars data={few} /> : null}
    </>
  );
}

offerCharts(
  (container) => {
    const react = createRoot(container);
    return {
      draw: (charts) => flushSync(() => react.render(<Charts {...charts} />)),
      remove: () => react.unmount(),
    };
  },
  () => document.querySelector('.recharts-tooltip-wrapper')?.textContent ?? '',
);
