import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { area } from '../frame/reading.testing.ts';
import '../theme/styles.css';
import { GroupedBarChart } from './GroupedBarChart.tsx';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const meta = {
  title: 'Charts/GroupedBarChart',
  component: GroupedBarChart,
  args: {
    title: 'Visits by quarter',
    data: {
      series: ['2025', '2026'],
      rows: quarters.map((label, row) => ({ label, values: [410 + row * 60, 520 + row * 85] })),
    },
  },
} satisfies Meta<typeof GroupedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const SixSeries: Story = {
  args: {
    title: 'Visits by region',
    data: {
      series: ['North', 'South', 'East', 'West', 'Center', 'Islands'],
      rows: quarters.map((label, row) => ({
        label,
        values: [60, 52, 44, 36, 28, 20].map((value) => value + row * 9),
      })),
    },
  },
};

export const SixHorizontalSeries: Story = {
  args: { ...SixSeries.args, orientation: 'horizontal', height: 400 },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await expect(chart.querySelectorAll('.pdc-bar')).toHaveLength(6);
  },
};
