import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcement, area, isWithin, tooltip } from '../frame/reading.testing.ts';
import type { ChartData } from '../plot/chartData.ts';
import '../theme/styles.css';
import { HeatGrid } from './HeatGrid.tsx';

const sizes: ChartData = {
  series: ['North quay', 'East quay', 'South quay', 'West quay', 'Roads'],
  rows: [
    { label: 'Under 20 m', values: [412, 96, 188, 0, 12] },
    { label: '20–50 m', values: [96, 240, 310, 44, 61] },
    { label: '50–100 m', values: [18, 155, 121, null, 204] },
    { label: '100–200 m', values: [0, 62, 8, 3, 260] },
    { label: 'Over 200 m', values: [0, 0, 0, 1, 147] },
  ],
};

const table = (rows: number, columns: number): ChartData => ({
  series: Array.from({ length: columns }, (_, column) => `6.${column}`),
  rows: Array.from({ length: rows }, (_, row) => ({
    label: `8.${row}`,
    values: Array.from({ length: columns }, (_cell, column) =>
      Math.round(900 / (1 + Math.abs(row - column))),
    ),
  })),
});

const meta = {
  title: 'Charts/HeatGrid',
  component: HeatGrid,
  args: {
    title: 'Ships by length and berth',
    data: sizes,
    words: { labels: 'Length' },
  },
} satisfies Meta<typeof HeatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = { args: { actions: ['table', 'csv', 'png'] } };

export const ManyCells: Story = { args: { data: table(24, 30), height: 420 } };

export const OneCell: Story = {
  args: { data: { series: ['North quay'], rows: [{ label: 'Under 20 m', values: [412] }] } },
};

export const AllEqual: Story = {
  args: { data: { series: ['a', 'b'], rows: [{ label: 'c', values: [4, 4] }] }, height: 120 },
};

export const AllZero: Story = {
  args: { data: { series: ['a', 'b'], rows: [{ label: 'c', values: [0, 0] }] }, height: 120 },
};

export const Empty: Story = { args: { data: { series: ['North quay'], rows: [] } } };

export const FiveThousandRows: Story = { args: { data: table(5_000, 3) } };

export const Hostile: Story = {
  args: {
    data: {
      series: ['سفن الشحن', 'W'.repeat(200), 'same', 'same'],
      rows: [
        { label: 'W'.repeat(200), values: [Number.NaN, 3, -4, 1e308] },
        { label: 'same', values: [Number.POSITIVE_INFINITY, -5, 7, 8] },
        { label: 'same', values: [12] },
        { label: 'الميناء الشمالي والرصيف الجنوبي الطويل', values: [1e-310, 40, 2, 3] },
      ],
    },
  },
};

export const Narrow: Story = {
  args: { actions: ['table', 'csv', 'png'] },
  decorators: [(Story) => <div style={{ inlineSize: '280px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ReadsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(announcement(canvasElement)).toBe('Under 20 m, North quay: 412');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('20–50 m, East quay: 240');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('50–100 m, West quay: no data');
    await userEvent.keyboard('{End}');
    await expect(announcement(canvasElement)).toBe('Over 200 m, West quay: 1');
    await userEvent.keyboard('{Escape}');
    await expect(announcement(canvasElement)).toBe('');
  },
};

export const HasEveryValueInATable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const values = within(await canvas.findByRole('table', { name: 'Ships by length and berth' }));
    await expect(values.getAllByRole('columnheader')).toHaveLength(6);
    await expect(values.getAllByRole('rowheader')).toHaveLength(5);
    await expect(values.getByRole('cell', { name: '412' })).toBeInTheDocument();
    await expect(values.getByRole('cell', { name: 'no data' })).toBeInTheDocument();
    await expect(await area(canvasElement)).toHaveAccessibleDescription(
      '5 rows, from Under 20 m to Over 200 m. Highest: 412 (Under 20 m, North quay). ' +
        'Lowest: 0 (Under 20 m, West quay). 1 value is missing. ' +
        'Use the arrow keys to move between values and Escape to clear the selection.',
    );
  },
};

export const ExplainsItsShades: Story = {
  play: async ({ canvas, canvasElement }) => {
    const shades = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(shades).toEqual(['0', '≤ 82', '≤ 164', '≤ 247', '≤ 329', '≤ 412']);
    const painted = [...canvasElement.querySelectorAll('.pdc-swatch')].map(
      (swatch) => getComputedStyle(swatch).backgroundColor,
    );
    // The cells are drawn once the chart has measured its width.
    await waitFor(async () => {
      const cells = [...canvasElement.querySelectorAll('path.pdc-heat')].map(
        (cell) => getComputedStyle(cell).fill,
      );
      await expect(painted).toEqual(cells);
    });
  },
};

export const IgnoresInvalidNumbers: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await area(canvasElement)).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const NamesTheColumnAtTheCursor: Story = {
  ...ManyCells,
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    const named = new Set(
      [...chart.querySelectorAll('.pdc-axis:not(.pdc-rows) text')].map((text) => text.textContent),
    );
    await expect(named.size).toBeLessThanOrEqual(12);
    await expect(named).toContain('6.0');
    await expect(named).toContain('6.29');
    await expect(named).not.toContain('6.1');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('8.0, 6.1: 450');
    const box = tooltip(canvasElement);
    await expect(box).toHaveTextContent('6.1');
    await expect(box && isWithin(box, chart)).toBe(true);
  },
};
