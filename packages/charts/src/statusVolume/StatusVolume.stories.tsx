import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { announcement, area } from '../frame/reading.testing.ts';
import type { ChartData } from '../plot/chartData.ts';
import { svgToPng } from '../png/svgToPng.ts';
import '../theme/styles.css';
import { StatusVolume } from './StatusVolume.tsx';

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const day = (index: number) => Date.UTC(2026, 10, 16) + index * 86_400_000;

function dates(...rows: readonly (readonly (number | null)[])[]): ChartData {
  return {
    series: (rows[0]?.length ?? 1) > 1 ? ['Signals', 'Lost'] : ['Signals'],
    rows: rows.map((values, index) => ({
      label: long.format(day(index)),
      shortLabel: short.format(day(index)),
      values,
    })),
  };
}

const withErrors = dates([2431, 41], [2502, 38], [2380, 412], [2612, 66], [2544, 29]);

const meta = {
  title: 'Charts/StatusVolume',
  component: StatusVolume,
  args: {
    title: 'Signals from ships, last 5 days',
    data: dates([2431], [2502], [2380], [2612], [2544]),
  },
} satisfies Meta<typeof StatusVolume>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = { args: { data: withErrors } };

export const WithActions: Story = {
  args: { data: withErrors, actions: ['table', 'csv', 'png'] },
};

export const Empty: Story = {
  args: {
    data: { series: ['Signals'], rows: [] },
    words: { empty: 'No ship has sent a signal yet. Check again tomorrow.' },
  },
};

export const OneDate: Story = { args: { data: dates([2431, 41]) } };

export const AllEqual: Story = { args: { data: dates([40], [40], [40], [40], [40]) } };

export const AllZero: Story = { args: { data: dates([0, 0], [0, 0], [0, 0]) } };

export const UnknownDates: Story = {
  args: { data: dates([2431, 41], [null, null], [2380, null], [null, 12], [2544, 29]) },
};

export const ManyDates: Story = {
  args: {
    data: dates(
      ...Array.from({ length: 365 }, (_, index) => {
        const total = Math.round(2000 + 900 * Math.sin(index / 9));
        return [total, Math.round(total * (index % 30 === 0 ? 0.6 : 0.04))];
      }),
    ),
  },
};

export const FiveThousandDates: Story = {
  args: { data: dates(...Array.from({ length: 5_000 }, (_, index) => [(index * 7919) % 1000])) },
};

export const Hostile: Story = {
  args: {
    title: 'الإشارات من السفن',
    data: {
      series: ['الإشارات', 'W'.repeat(200)],
      rows: [
        { label: 'W'.repeat(200), values: [Number.NaN, 3] },
        { label: 'same', values: [Number.POSITIVE_INFINITY, -5] },
        { label: 'same', values: [12, 40] },
        { label: 'الميناء الشمالي والرصيف الجنوبي الطويل', values: [-20, null] },
        { label: '', values: [4.5, 1e-310] },
      ],
    },
  },
};

export const Narrow: Story = {
  args: { data: withErrors, actions: ['table', 'csv', 'png'] },
  decorators: [(Story) => <div style={{ inlineSize: '280px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { ...WithErrors, globals: { direction: 'rtl' } };

export const ReadsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('16 November 2026: 2,431');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(announcement(canvasElement)).toBe('18 November 2026: 2,380');
    await userEvent.keyboard('{End}');
    await expect(announcement(canvasElement)).toBe('20 November 2026: 2,544');
    await userEvent.keyboard('{Home}');
    await expect(announcement(canvasElement)).toBe('16 November 2026: 2,431');
    await userEvent.keyboard('{Escape}');
    await expect(announcement(canvasElement)).toBe('');
  },
};

export const DescribesItself: Story = {
  ...WithErrors,
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await expect(chart).toHaveAccessibleName('Signals from ships, last 5 days');
    await expect(chart).toHaveAccessibleDescription(
      '5 rows, from 16 November 2026 to 20 November 2026. ' +
        'Highest: 2,612 (19 November 2026, Signals). Lowest: 29 (20 November 2026, Lost). ' +
        'Signals rose from 2,431 to 2,544. Lost fell from 41 to 29. ' +
        'Use the arrow keys to move between values and Escape to clear the selection.',
    );
  },
};

export const AnnouncesTheFailedPart: Story = {
  args: { data: withErrors },
  play: async ({ canvasElement }) => {
    await area(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(announcement(canvasElement)).toBe(
      '18 November 2026, Lost: 412, 1,968 less than Signals',
    );
    await expect(
      await within(canvasElement).findByRole('cell', { name: '412' }),
    ).toBeInTheDocument();
  },
};

export const ShowsItsEmptyMessage: Story = {
  ...Empty,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('No ship has sent a signal yet. Check again tomorrow.'),
    ).toBeVisible();
    await expect(canvas.getByText('Signals from ships, last 5 days')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const IgnoresInvalidNumbers: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await area(canvasElement)).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

async function colorsOf(blob: Blob): Promise<Set<string>> {
  const image = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colors.add([...data.slice(at, at + 4)].join());
  return colors;
}

/** Returns a color as the browser paints it. */
function painted(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return '';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].join();
}

export const ExportsTheColorsOfThePage: Story = {
  args: { data: withErrors },
  play: async ({ canvasElement }) => {
    const svg = (await area(canvasElement)).querySelector('svg');
    await expect(svg).not.toBeNull();
    if (!svg) return;
    const image = await svgToPng(svg, 2);
    await expect(image.type).toBe('image/png');
    const { width, height } = await createImageBitmap(image);
    const box = svg.getBoundingClientRect();
    await expect(width).toBeGreaterThan(box.width * 2);
    // The title stands above the drawing, and the margins around both.
    await expect(height).toBeGreaterThan((box.height + 40) * 2);
    const colors = await colorsOf(image);
    for (const bar of svg.querySelectorAll('.pdc-bar')) {
      const { fill, stroke } = getComputedStyle(bar);
      // What is filled with a pattern has an edge in its color.
      await expect(colors).toContain(painted(fill.startsWith('url') ? stroke : fill));
    }
    await expect([...colors].some((color) => color.endsWith(',0'))).toBe(false);
  },
};
