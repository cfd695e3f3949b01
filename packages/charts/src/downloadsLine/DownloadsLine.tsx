'use client';
import { type LineChartProps, LineFigure } from '../lineChart/LineFigure.tsx';

/** The props of a line of counts over days: those of `LineChart`. */
export type DownloadsLineProps = LineChartProps;

/**
 * One or more lines of counts over days. It is a `LineChart` under the name of its most common use.
 */
export function DownloadsLine(props: DownloadsLineProps) {
  return <LineFigure {...props} name="DownloadsLine" />;
}
