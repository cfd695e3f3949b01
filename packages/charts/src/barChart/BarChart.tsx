'use client';
import { type BarChartProps, BarFigure } from './BarFigure.tsx';

/** One bar for each category. The axis includes zero. */
export function BarChart(props: BarChartProps) {
  return <BarFigure {...props} name="BarChart" isGrouped={false} />;
}
