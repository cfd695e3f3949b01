import { vars } from '@pressdock/ui/tokens';
import { useId } from 'react';
import {
  type ChartSize,
  type DownloadsPoint,
  downloadsLineLayout,
  type PlacedPoint,
} from './downloadsLineLayout.ts';
import { linePath } from './linePath.ts';

/** What a chart of downloads needs: data, words and formatters, and no default for any. */
export interface DownloadsLineProps {
  data: readonly DownloadsPoint[];
  /** The chart's name, such as "Downloads of Tidal Forms". */
  title: string;
  /** The data in one sentence, for people who do not see the line. */
  summary: string;
  /** A count as it is shown on the axis. */
  formatCount: (count: number) => string;
  /** Outer width in pixels; the drawing shrinks with its container, never grows. */
  width: number;
  /** Outer height in pixels. */
  height: number;
}

const margin: ChartSize['margin'] = { top: 12, right: 24, bottom: 28, left: 48 };
const quiet = { fill: vars.text.muted, fontFamily: vars.font.body, fontSize: 12 } as const;

function Run({ points }: { points: readonly PlacedPoint[] }) {
  const [only] = points;
  if (points.length === 1 && only) {
    return <circle cx={only.x} cy={only.y} r={3} fill={vars.accent.solid} />;
  }
  return (
    <path
      d={linePath(points)}
      fill="none"
      stroke={vars.accent.solid}
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

/** A line of downloads over time that starts at zero and leaves unknown periods open. */
export function DownloadsLine(props: DownloadsLineProps) {
  const { data, title, summary, formatCount, width, height } = props;
  const id = useId();
  const layout = downloadsLineLayout(data, { width, height, margin });
  const { plot, runs, periodTicks, countTicks } = layout;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      style={{ display: 'block', inlineSize: '100%', maxInlineSize: width }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-summary`}>{summary}</desc>
      {countTicks.map(({ position, value }) => (
        <g key={value}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={position}
            y2={position}
            stroke={vars.border.subtle}
          />
          <text x={plot.left - 8} y={position} dy="0.32em" textAnchor="end" {...quiet}>
            {formatCount(value)}
          </text>
        </g>
      ))}
      {periodTicks.map(({ position, value }) => (
        <text key={position} x={position} y={plot.bottom + 20} textAnchor="middle" {...quiet}>
          {value}
        </text>
      ))}
      {runs.map((points) => (
        <Run key={points[0]?.index} points={points} />
      ))}
    </svg>
  );
}
