import type { ChartAction } from '@pressdock/charts';

/** The buttons of every chart: view as table, download the values, download the drawing. */
export const chartButtons: readonly ChartAction[] = ['table', 'csv', 'png'];

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a number on an axis: `1.2M`. */
export const formatTick = (value: number) => compact.format(value);
