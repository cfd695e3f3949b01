'use client';
import { area, line } from '@visx/shape';
import { useCallback } from 'react';
import { bidiOf } from '../axes/bidiOf.ts';
import { failProp } from '../checks/failProp.ts';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import { useChart } from '../frame/useChart.ts';
import type { ChartSize } from '../plot/plotLayout.ts';
import { type LineLayout, type LinePoint, lineLayout } from './lineLayout.ts';
import type { LineMarker } from './placeMarkers.ts';

/** The props of a line chart. */
export interface LineChartProps extends ChartProps {
  /** Labeled rows, such as releases. Keep the array the same between renders. */
  markers?: readonly LineMarker[];
  /** Fills the area between the line and zero. */
  isArea?: boolean;
}

type Point = LinePoint | null;

const x = (point: Point) => point?.x ?? 0;
const y = (point: Point) => point?.y ?? 0;
const defined = (point: Point) => point !== null;
const lineOf = line<Point>({ x, y, defined });
const noMarkers: readonly LineMarker[] = [];

/** Returns the path of points that have no neighbor to connect to. */
function dotsOf(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, index) => {
    const isAlone = !points[index - 1] && !points[index + 1];
    if (point && isAlone) path += `M${point.x.toFixed(1)},${point.y.toFixed(1)}h0`;
  });
  return path;
}

function Lines({ layout, isArea }: { layout: LineLayout; isArea: boolean }) {
  const { lines, zero } = layout;
  const areaOf = area<Point>({ x, y0: zero, y1: y, defined });
  return (
    <>
      {isArea &&
        lines.map(({ key, tone, points }) => (
          <path key={key} className={`pdc-fill ${tone}`} d={areaOf(points) ?? ''} />
        ))}
      {lines.map(({ key, tone, points }) => (
        <path key={key} className={`pdc-line ${tone}`} d={lineOf(points) ?? ''} />
      ))}
      {lines.map(({ key, tone, points }) => {
        const dots = dotsOf(points);
        return dots && <path key={key} className={`pdc-dots ${tone}`} d={dots} />;
      })}
    </>
  );
}

function Markers({ layout: { markers, plot } }: { layout: LineLayout }) {
  if (markers.length === 0) return null;
  const rules = markers.map(({ x: at }) => `M${at},${plot.bottom}V${plot.top - 12}`).join('');
  return (
    <g className="pdc-markers">
      <path d={rules} />
      {markers.map(
        ({ key, x: at, text, anchor }) =>
          text && (
            <text
              key={key}
              x={anchor === 'start' ? at + 4 : at - 4}
              y={plot.top - 4}
              textAnchor={anchor}
              unicodeBidi={bidiOf(text)}
            >
              {text}
            </text>
          ),
      )}
    </g>
  );
}

function checkMarkers(chart: string, markers: unknown): void {
  const expected = 'an array of markers such as { at: "8 November", label: "2.4.0" }';
  if (!Array.isArray(markers)) failProp(chart, 'markers', markers, expected);
  markers.forEach((marker: Partial<LineMarker> | null | undefined, index) => {
    for (const name of ['at', 'label'] as const) {
      const value = marker?.[name];
      if (typeof value !== 'string')
        failProp(chart, `markers[${index}].${name}`, value, 'a string');
    }
  });
}

/** The line chart behind every public name; `name` is the one that errors mention. */
export function LineFigure({ name, ...props }: LineChartProps & { name: string }) {
  const { markers = noMarkers, isArea = false, ...rest } = props;
  if (markers !== noMarkers) checkMarkers(name, markers);
  const chart = useChart(name, rest);
  const { data, formatTick } = chart;
  const layOut = useCallback(
    (size: ChartSize) => lineLayout(data, markers, formatTick, size),
    [data, markers, formatTick],
  );
  return (
    <Frame {...chart} kind="line" focus="trend" mark="line" layOut={layOut}>
      {(layout) => (
        <>
          <Markers layout={layout} />
          <Lines layout={layout} isArea={isArea} />
        </>
      )}
    </Frame>
  );
}
