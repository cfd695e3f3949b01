import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { announcement, area, isWithin, pointAt, tooltip } from '../frame/reading.testing.ts';
import '../theme/styles.css';
import { before, days, downloads, labelOf } from '../lineChart/days.testing.ts';
import { DownloadsLine } from './DownloadsLine.tsx';

const meta = {
  title: 'Charts/DownloadsLine/Cursor',
  component: DownloadsLine,
  args: {
    title: 'Downloads of Tidal Forms',
    data: days(['Downloads'], downloads),
  },
} satisfies Meta<typeof DownloadsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsThePointer: Story = {
  args: { data: days(['October', 'November'], before, downloads) },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    for (const [across, down] of [
      [0.1, 0.1],
      [0.5, 0.9],
      [0.99, 0.05],
    ] as const) {
      await pointAt(chart, across, down);
      const box = tooltip(canvasElement);
      await expect(box).toBeVisible();
      await expect(box && isWithin(box, chart)).toBe(true);
    }
    await expect(tooltip(canvasElement)).toHaveTextContent('20 November 2026');
    // Only keys are announced: the pointer passes over many points.
    await expect(announcement(canvasElement)).toBe('');
    await userEvent.unhover(chart);
    await expect(tooltip(canvasElement)).toBeNull();
    await pointAt(chart, 0.99, 0.5);
    await expect(tooltip(canvasElement)).toBeVisible();
  },
};

export const ClosesTheTooltipWithEscape: Story = {
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await pointAt(chart, 0.5, 0.5);
    await expect(tooltip(canvasElement)).toBeVisible();
    await expect(chart).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(tooltip(canvasElement)).toBeNull();
    // A small movement does not reopen it; reaching another day does.
    await pointAt(chart, 0.501, 0.5);
    await expect(tooltip(canvasElement)).toBeNull();
    await pointAt(chart, 0.8, 0.5);
    await expect(tooltip(canvasElement)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.unhover(chart);
    await pointAt(chart, 0.8, 0.5);
    await expect(tooltip(canvasElement)).toBeVisible();
  },
};

export const FitsTheTooltipIntoALowChart: Story = {
  args: {
    height: 96,
    data: days(
      ['North', 'South', 'East', 'West', 'Inner', 'Outer'],
      ...[0, 120, 240, 360, 480, 600].map((more) => before.map((count) => count + more)),
    ),
  },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    const box = tooltip(canvasElement);
    await expect(box && isWithin(box, chart)).toBe(true);
    await expect(box?.querySelector('[data-current]')).toHaveTextContent('West');
  },
};

export const AnnouncesMarkers: Story = {
  args: {
    markers: [
      { at: labelOf(1), label: '2.3.1' },
      { at: labelOf(1), label: '2.3.2' },
    ],
  },
  play: async ({ canvasElement }) => {
    await area(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('6 November 2026: 210');
    await userEvent.keyboard('{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('7 November 2026 (2.3.1, 2.3.2): 248');
    const box = canvasElement.querySelector('.pdc-tooltip');
    await expect(box).toHaveTextContent('2.3.1, 2.3.2');
  },
};
