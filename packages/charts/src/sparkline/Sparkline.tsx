import { line } from '@visx/shape';
import { useMemo } from 'react';
import { checkNumber } from '../checks/checkData.ts';
import { checkLength, checkText } from '../checks/checkValues.ts';
import { failProp } from '../checks/failProp.ts';
import { Drawing } from '../plot/Drawing.tsx';
import { type SparklinePoint, sparklineLayout } from './sparklineLayout.ts';

/** The props of a sparkline. Only `values` and `label` are required. */
export interface SparklineProps {
  /** The values in order; `null` for a value that is not known. Keep the array the same between renders. */
  values: readonly (number | null)[];
  /** Describes the line in one sentence, for screen readers. */
  label: string;
  /** The width in pixels. By default that of the container. */
  width?: number;
  /** The height in pixels. */
  height?: number;
}

/** The units of the drawing, which is stretched to its actual size. */
const box = { width: 240, height: 100 };

const lineOf = line<SparklinePoint>({ x: ({ x }) => x, y: ({ y }) => y });

function layOut(values: readonly (number | null)[]) {
  if (!Array.isArray(values)) failProp('Sparkline', 'values', values, 'an array of numbers');
  values.forEach((value, index) => {
    checkNumber('Sparkline', `values[${index}]`, value);
  });
  return sparklineLayout(values, box);
}

/** A line without axes, for a tile or a table cell that also shows the current value. */
export function Sparkline({ values, label, width, height = 24 }: SparklineProps) {
  checkText('Sparkline', 'label', label, 'Downloads rose from 12 to 26');
  checkLength('Sparkline', 'width', width);
  checkLength('Sparkline', 'height', height);
  const { runs, last } = useMemo(() => layOut(values), [values]);
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
