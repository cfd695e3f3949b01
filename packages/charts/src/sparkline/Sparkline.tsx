import { line } from '@visx/shape';
import { useMemo } from 'react';
import { Drawing } from '../frame/Drawing.tsx';
import { type SparklinePoint, sparklineLayout } from './sparklineLayout.ts';

/** What a line as small as a word needs. */
export interface SparklineProps {
  /** The values in order; `null` where none is known. Keep the array the same while they are. */
  values: readonly (number | null)[];
  /** What the line shows, in one sentence, for people who do not see it. */
  label: string;
  /** In pixels; without it the line is as wide as its container. */
  width?: number;
  /** In pixels. */
  height?: number;
}

/** The drawing is stretched to the room there is, so it has units of its own. */
const box = { width: 240, height: 100 };

const lineOf = line<SparklinePoint>({ x: ({ x }) => x, y: ({ y }) => y });

/** A line of values for a tile or a cell of a table, where the figures themselves stand beside it. */
export function Sparkline({ values, label, width, height = 24 }: SparklineProps) {
  const { runs, last } = useMemo(() => sparklineLayout(values, box), [values]);
  return (
    <Drawing
      label={label}
      className="pdc pdc-sparkline"
      viewBox={`0 0 ${box.width} ${box.height}`}
      isStretched
      style={{ width, height }}
    >
      <path d={runs.map((run) => lineOf(run)).join('')} />
      {last && <path className="pdc-sparkline-last" d={`M${last.x},${last.y}h0`} />}
    </Drawing>
  );
}
