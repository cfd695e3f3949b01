'use client';
import { area, line } from '@visx/shape';
import { useCallback } from 'react';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import type { ChartSize } from '../frame/plotLayout.ts';
import {
  type DownloadsLineLayout,
  downloadsLineLayout,
  type LinePoint,
} from './downloadsLineLayout.ts';
import type { LineMarker } from './placeMarkers.ts';

/** What a line over days needs besides what every chart does. */
export interface DownloadsLineProps extends ChartProps {
  /** Days to read the line by, such as releases. Keep the array the same while they are. */
  markers?: readonly LineMarker[];
  /** Fills the space between the line and zero. */
  isArea?: boolean;
}

type Point = LinePoint | null;

const x = (point: Point) => point?.x ?? 0;
const y = (point: Point) => point?.y ?? 0;
const defined = (point: Point) => point !== null;
const none: readonly LineMarker[] = [];

/** Points that have no neighbour to be joined with. */
function dotsOf(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, index) => {
    const isAlone = !points[index - 1] && !points[index + 1];
    if (point && isAlone) path += `M${point.x.toFixed(1)},${point.y.toFixed(1)}h0`;
  });
  return path;
}

function Lines({ layout, isArea }: { layout: DownloadsLineLayout; isArea: boolean }) {
  const { lines, zero } = layout;
  const lineOf = line<Point>({ x, y, defined });
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

function Markers({ layout: { markers, plot } }: { layout: DownloadsLineLayout }) {
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
            >
              {text}
            </text>
          ),
      )}
    </g>
  );
}

/**
 * One or more lines of counts over days. The axis has zero in it; what is not known stays open.
 * Ten thousand days are drawn as those that show the same line.
 */
export function DownloadsLine({ markers = none, isArea = false, ...props }: DownloadsLineProps) {
  const { data, formatValue, formatTick = formatValue } = props;
  const layOut = useCallback(
    (size: ChartSize) => downloadsLineLayout(data, markers, formatTick, size),
    [data, markers, formatTick],
  );
  return (
    <Frame {...props} story="trend" mark="line" layOut={layOut}>
      {(layout) => (
        <>
          <Markers layout={layout} />
          <Lines layout={layout} isArea={isArea} />
        </>
      )}
    </Frame>
  );
}
