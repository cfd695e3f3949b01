import type { ChartData } from '../plot/chartData.ts';

/** Installed versions of a product at two dates. */
export const versions: ChartData = {
  series: ['1 November', '20 November'],
  rows: [
    { label: '2.4.0', values: [0, 911] },
    { label: '2.3.2', values: [1207, 642] },
    { label: '2.3.1', values: [342, 188] },
    { label: '2.3.0', values: [530, 402] },
    { label: '2.2.8', values: [218, 120] },
    { label: '2.2.7', values: [96, 71] },
  ],
};

/** Returns a number of categories with values for two months. */
export const numbered = (count: number, name = 'Berth'): ChartData => ({
  series: ['May', 'June'],
  rows: Array.from({ length: count }, (_, index) => ({
    label: `${name} ${index + 1}`,
    values: [(index * 37) % 211, (index * 53) % 307],
  })),
});
