'use client';
import { type BarChartProps, BarFigure } from './BarFigure.tsx';

/** The props of a grouped bar chart: those of `BarChart`. */
export type GroupedBarChartProps = BarChartProps;

/** Categories with a bar for each series side by side. The axis includes zero. */
export function GroupedBarChart(props: GroupedBarChartProps) {
  return <BarFigure {...props} name="GroupedBarChart" />;
}
