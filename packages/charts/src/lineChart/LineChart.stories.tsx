import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { area } from '../frame/reading.testing.ts';
import '../theme/styles.css';
import { before, days, downloads, labelOf } from './days.testing.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { title: 'Visits by day', data: days(['Visits'], downloads) },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoSeries: Story = {
  args: { data: days(['October', 'November'], before, downloads) },
};

export const AreaWithMarkers: Story = {
  args: { isArea: true, markers: [{ at: labelOf(9), label: 'Campaign' }] },
};

export const SixSeries: Story = {
  args: {
    title: 'Visits by region',
    data: days(
      ['North', 'South', 'East', 'West', 'Center', 'Islands'],
      ...[0, 120, 240, 360, 480, 600].map((more) => before.map((count) => count + more)),
    ),
  },
};

export const FillsItsContainer: Story = {
  render: (args) => (
    <div style={{ inlineSize: '437px' }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawing = (await area(canvasElement)).querySelector('svg');
    await expect(drawing).toHaveAttribute('viewBox', '0 0 437 240');
    const container = canvasElement.querySelector('figure')?.parentElement;
    if (!container) throw new Error('The chart has no container.');
    container.style.inlineSize = '320px';
    await waitFor(() => expect(drawing).toHaveAttribute('viewBox', '0 0 320 240'));
  },
};

export const AddsItsTableAfterTheFirstFrame: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Visits by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(16);
    const chart = await area(canvasElement);
    await expect(chart).toHaveAccessibleDescription(/^15 rows, from 6 November 2026/);
  },
};
