import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { announcement, area, isWithin, tooltip } from '../frame/reading.testing.ts';
import type { ChartData } from '../plot/chartData.ts';
import '../theme/styles.css';
import { numbered, versions } from '../barChart/categories.testing.ts';
import { ComparisonBars } from './ComparisonBars.tsx';

const languages: ChartData = {
  series: ['1 November', '20 November'],
  rows: [
    { label: 'English (United States)', values: [812, 870] },
    { label: 'Deutsch', values: [240, 262] },
    { label: 'Français du Canada', values: [88, 91] },
    { label: '日本語', values: [64, 102] },
    { label: 'العربية', values: [41, 40] },
    { label: 'Português do Brasil', values: [38, null] },
    { label: 'Nederlands', values: [12, 15] },
    { label: 'Íslenska', values: [2, 3] },
  ],
};

const meta = {
  title: 'Charts/ComparisonBars',
  component: ComparisonBars,
  args: {
    title: 'Installed versions',
    data: versions,
    words: { labels: 'Version' },
  },
} satisfies Meta<typeof ComparisonBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneDate: Story = {
  args: {
    data: {
      series: ['20 November'],
      rows: versions.rows.map(({ label, values }) => ({ label, values: [values[1] ?? null] })),
    },
  },
};

export const Horizontal: Story = {
  args: { title: 'Languages', data: languages, orientation: 'horizontal', height: 360 },
};

export const SortedWithOthers: Story = {
  args: {
    title: 'Languages',
    data: languages,
    orientation: 'horizontal',
    sort: 'value',
    others: { label: 'Others', keep: 4 },
    height: 280,
  },
};

export const TwentyCategories: Story = { args: { title: 'Berths', data: numbered(20) } };

export const ManyBars: Story = {
  args: { title: 'Berths', data: numbered(500), actions: ['table'] },
};

export const ManyHorizontalBars: Story = {
  args: { title: 'Berths', data: numbered(80), orientation: 'horizontal', height: 320 },
};

export const Actions: Story = { args: { actions: ['table', 'csv', 'png'] } };

export const WithoutLegend: Story = { args: { isLegendHidden: true, isTitleHidden: true } };

export const LongLabels: Story = {
  args: {
    data: {
      series: versions.series,
      rows: versions.rows.map(({ values }, index) => ({
        label: `Release ${index + 1} with a name that does not fit on the axis `.repeat(4),
        values,
      })),
    },
  },
};

export const BelowZero: Story = {
  args: {
    title: 'Change of installs',
    data: {
      series: ['May', 'June'],
      rows: [
        { label: 'North', values: [12, -18] },
        { label: 'South', values: [-4, 9] },
        { label: 'East', values: [0, 22] },
      ],
    },
  },
};

export const AllZero: Story = {
  args: { data: { series: ['May', 'June'], rows: [{ label: '2.4.0', values: [0, 0] }] } },
};

export const Empty: Story = { args: { data: { series: ['May', 'June'], rows: [] } } };

export const Hostile: Story = {
  args: {
    data: {
      series: ['سفن', 'W'.repeat(200)],
      rows: [
        { label: 'W'.repeat(200), values: [Number.NaN, 3] },
        { label: 'same', values: [Number.POSITIVE_INFINITY, -5] },
        { label: 'same', values: [12, null] },
        { label: 'الميناء الشمالي والرصيف الجنوبي الطويل', values: [1e9, 40] },
        { label: '', values: [4.5, 1e-310] },
      ],
    },
  },
};

export const FiveThousand: Story = { args: { title: 'Berths', data: numbered(5000) } };

export const ReadsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(announcement(canvasElement)).toBe(
      '2.3.2, 1 November: 1,207, 565 more than 20 November',
    );
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(announcement(canvasElement)).toBe(
      '2.2.7, 20 November: 71, 25 less than 1 November',
    );
    await userEvent.keyboard('{Escape}');
    await expect(announcement(canvasElement)).toBe('');
  },
};

export const ScrollsToTheCursor: Story = {
  args: { title: 'Berths', data: numbered(300) },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(announcement(canvasElement)).toContain('Berth 300, May');
    await expect(chart.scrollLeft).toBeGreaterThan(0);
    // Touch scrolls it in both directions.
    await expect(getComputedStyle(chart).touchAction).toBe('manipulation');
  },
};

export const DescribesItself: Story = {
  play: async ({ canvasElement }) => {
    await expect(await area(canvasElement)).toHaveAccessibleDescription(
      '6 rows, from 2.4.0 to 2.2.7. Highest: 1,207 (2.3.2, 1 November). ' +
        'Lowest: 0 (2.4.0, 1 November). ' +
        'Largest difference: 2.4.0, where 20 November is 911 higher than 1 November. ' +
        'Use the arrow keys to move between values and Escape to clear the selection.',
    );
  },
};

export const ListsEveryCategoryInItsTable: Story = {
  args: { data: languages, others: { label: 'Others', keep: 3 }, actions: ['table'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await area(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Íslenska' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'Others' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }));
  },
};

/** Returns the relative luminance of a color, from 0 to 1. */
function luminanceOf(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { colorSpace: 'srgb' });
  if (!context) return Number.NaN;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const DistinguishesDatesByLightness: Story = {
  play: async ({ canvasElement }) => {
    const [first = '', second = ''] = [...canvasElement.querySelectorAll('.pdc-legend span')].map(
      (swatch) => getComputedStyle(swatch).borderTopColor,
    );
    const page = getComputedStyle(document.body).backgroundColor;
    const isContrast = document.documentElement.dataset.theme === 'contrast';
    await expect(contrastOf(first, page)).toBeGreaterThanOrEqual(3);
    await expect(contrastOf(second, page)).toBeGreaterThanOrEqual(3);
    // In high contrast the first date is striped instead.
    await expect(contrastOf(first, second)).toBeGreaterThanOrEqual(isContrast ? 1 : 3);
  },
};

export const RightToLeft: Story = {
  args: { title: 'اللغات', data: languages, orientation: 'horizontal', height: 360 },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(announcement(canvasElement)).toContain(
      'English (United States), 20 November: 870',
    );
    const box = tooltip(canvasElement);
    await expect(box && isWithin(box, chart)).toBe(true);
  },
};

export const ManySeries: Story = {
  args: {
    title: 'Ships by quay',
    data: {
      series: ['North', 'South', 'East', 'West', 'Inner', 'Outer'],
      rows: ['May', 'June', 'July'].map((label, row) => ({
        label,
        values: [60, 52, 44, 36, 28, 20].map((value) => value + row * 9),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await area(canvasElement);
    const fills = [...canvasElement.querySelectorAll('.pdc-bar')].map(
      (bar) => getComputedStyle(bar).fill,
    );
    const marks = [...canvasElement.querySelectorAll('.pdc-legend .pdc-swatch')].map((swatch) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(swatch);
      return `${backgroundImage} ${backgroundColor}`;
    });
    await expect(new Set(fills).size).toBe(6);
    await expect(new Set(marks).size).toBe(6);
    const patterns = fills.filter((fill) => fill.startsWith('url('));
    const isContrast = document.documentElement.dataset.theme === 'contrast';
    await expect(patterns).toHaveLength(isContrast ? 5 : 0);
    for (const fill of patterns) {
      const id = /#([^"]+)/.exec(fill)?.[1] ?? '';
      await expect(document.getElementById(id)?.nodeName).toBe('pattern');
    }
  },
};
