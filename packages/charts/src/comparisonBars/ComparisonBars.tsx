'use client';
import { type BarChartProps, BarFigure } from '../barChart/BarFigure.tsx';

/** The props of bars that compare dates: those of `GroupedBarChart`. */
export type ComparisonBarsProps = BarChartProps;

/**
 * Categories at two dates side by side, or at one. It is a `GroupedBarChart` under the name of its
 * most common use.
 */
export function ComparisonBars(props: ComparisonBarsProps) {
  return <BarFigure {...props} name="ComparisonBars" />;
}
