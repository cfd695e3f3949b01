import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DownloadsLine } from './DownloadsLine.tsx';

const number = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const first = Date.UTC(2026, 2, 1);
const labelOf = (index: number) => day.format(first + index * 86_400_000);
const daily = [
  412, 388, 451, 520, 610, 498, 342, 365, 472, 533, 580, 641, 702, 455, 401, 620, 688, 734, 790,
  812, 560, 498, 701, 760, 820, 905, 930, 610, 577, 842,
];

const meta = {
  title: 'Charts/DownloadsLine',
  component: DownloadsLine,
  args: {
    title: 'Downloads of Tidal Forms',
    summary: 'Downloads rose from 412 on March 1 to 842 on March 30, with 930 at most on March 27.',
    data: daily.map((count, index) => ({ label: labelOf(index), count })),
    formatCount: (count: number) => number.format(count),
    width: 720,
    height: 240,
  },
} satisfies Meta<typeof DownloadsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gaps: Story = {
  args: {
    summary: 'Downloads of 27 days; nothing is known of March 8 to 10.',
    data: daily.map((count, index) => ({
      label: labelOf(index),
      count: index > 6 && index < 10 ? null : count,
    })),
  },
};

export const OneDay: Story = {
  args: { summary: '412 downloads on March 1.', data: [{ label: labelOf(0), count: 412 }] },
};

export const Empty: Story = {
  args: { summary: 'No downloads are known yet.', data: [] },
};

export const VeryMany: Story = {
  args: {
    summary: 'Ten years of downloads between 0 and 1,000,000 a day.',
    data: Array.from({ length: 3650 }, (_, index) => ({
      label: String(2016 + Math.floor(index / 365)),
      count: Math.round(500_000 + 500_000 * Math.sin(index / 90)),
    })),
  },
};

export const NamesAndDescribesItself: Story = {
  play: async ({ canvasElement, args }) => {
    const chart = within(canvasElement).getByRole('img', { name: args.title });
    await expect(chart).toHaveAccessibleDescription(args.summary);
  },
};

export const KeepsItsFirstAndLastDayOnTheAxis: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mar 1')).toBeVisible();
    await expect(canvas.getByText('Mar 30')).toBeVisible();
  },
};
