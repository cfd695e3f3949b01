'use client';
import { type LineChartProps, LineFigure } from './LineFigure.tsx';

/**
 * One or more lines over ordered rows, such as days. The axis includes zero, and unknown values
 * leave gaps. Ten thousand rows are reduced to the points that keep the shape of the line.
 */
export function LineChart(props: LineChartProps) {
  return <LineFigure {...props} name="LineChart" />;
}
