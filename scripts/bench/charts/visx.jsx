import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mostTicks, offerCharts, size } from './samples.js';

const gray = '#9aa3b2';
const blue = '#1f5fd6';
const plot = { left: 48, right: size.width - 8, top: 12, bottom: size.height - 28 };

const valueScale = (greatest) =>
  scaleLinear({ domain: [0, greatest], range: [plot.bottom, plot.top], nice: true });

function Axes({ values, labels, ...bottom }) {
  return (
    <>
      <AxisLeft left={plot.left} scale={values} numTicks={5} />
      <AxisBottom top={plot.bottom} scale={labels} numTicks={mostTicks} {...bottom} />
    </>
  );
}

function Bars({ data }) {
  const greatest = Math.max(...data.map(({ before, after }) => Math.max(before, after)));
  const values = valueScale(greatest);
  const bands = scaleBand({
    domain: data.map(({ label }) => label),
    range: [plot.left, plot.right],
    padding: 0.2,
  });
  const width = bands.bandwidth() / 2;
  return (
    <svg width={size.width} height={size.height} aria-hidden="true">
      <Axes values={values} labels={bands} />
      {['before', 'after'].map((series, index) => (
        <Group key={series}>
          {data.map((row) => (
            <Bar
              key={row.label}
              x={bands(row.label) + index * width}
              y={values(row[series])}
              width={width}
              height={plot.bottom - values(row[series])}
              fill={index === 0 ? gray : blue}
            />
          ))}
        </Group>
      ))}
    </svg>
  );
}

function Days({ data }) {
  const values = valueScale(Math.max(...data.map(({ count }) => count)));
  const along = scaleLinear({ domain: [0, data.length - 1], range: [plot.left, plot.right] });
  return (
    <svg width={size.width} height={size.height} aria-hidden="true">
      <Axes values={values} labels={along} tickFormat={(index) => data[index]?.label ?? ''} />
      <LinePath
        data={data}
        x={(_, index) => along(index)}
        y={({ count }) => values(count)}
        stroke={blue}
        strokeWidth={2}
      />
    </svg>
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
  () => '',
);
