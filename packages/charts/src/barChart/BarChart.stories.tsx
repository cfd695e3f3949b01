import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { area } from '../frame/reading.testing.ts';
import '../theme/styles.css';
import { BarChart } from './BarChart.tsx';

const visits: [name: string, count: number][] = [
  ['Search', 1207],
  ['Direct', 642],
  ['Newsletter', 342],
  ['Social media', 188],
  ['Other sites', 96],
];

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Visits by source',
    data: {
      series: ['Visits'],
      rows: visits.map(([label, count]) => ({ label, values: [count] })),
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const SortedWithOthers: Story = {
  args: { sort: 'value', others: { label: 'Others', keep: 3 } },
};

export const AnnouncesItsKind: Story = {
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await expect(chart).toHaveAttribute('aria-roledescription', 'bar chart');
  },
};

export const SelectsABarWithEnter: Story = {
  args: { onSelect: fn(), words: { keys: 'Press Enter to select a source.' } },
  play: async ({ args, canvasElement }) => {
    const chart = await area(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith('Direct');
  },
};
