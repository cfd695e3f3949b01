import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcement, area } from '../frame/reading.testing.ts';
import { imageHead } from '../png/imageHead.ts';
import '../theme/styles.css';
import { before, days, downloads, labelOf, tenThousand } from '../lineChart/days.testing.ts';
import { DownloadsLine } from './DownloadsLine.tsx';

const meta = {
  title: 'Charts/DownloadsLine',
  component: DownloadsLine,
  args: {
    title: 'Downloads of Tidal Forms',
    data: days(['Downloads'], downloads),
  },
} satisfies Meta<typeof DownloadsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { markers: [{ at: labelOf(9), label: '2.4.0' }], isArea: true },
};

export const TwoSeries: Story = {
  args: { data: days(['October', 'November'], before, downloads) },
};

export const Gaps: Story = {
  args: {
    data: days(
      ['Downloads'],
      downloads.map((count, index) => (index === 4 || index === 6 || index === 11 ? null : count)),
    ),
  },
};

export const Markers: Story = {
  args: {
    markers: [
      { at: labelOf(2), label: '2.3.1' },
      { at: labelOf(3), label: '2.3.2' },
      { at: labelOf(9), label: '2.4.0' },
      { at: labelOf(14), label: '2.5.0-beta.1' },
    ],
  },
};

export const Actions: Story = { args: { actions: ['table', 'csv', 'png'] } };

export const ManyDays: Story = {
  args: { data: days(['Downloads'], tenThousand), actions: ['table'] },
};

export const ManySeries: Story = {
  args: {
    data: days(
      ['North', 'South', 'East', 'West', 'Inner', 'Outer'],
      ...[0, 120, 240, 360, 480, 600].map((more) => before.map((count) => count + more)),
    ),
  },
};

export const OneDay: Story = { args: { data: days(['Downloads'], [412]) } };

export const AllZero: Story = { args: { data: days(['Downloads'], [0, 0, 0, 0, 0]) } };

export const BelowZero: Story = {
  args: { data: days(['Change'], [12, -8, -30, 4, 18, null, 7, -2]) },
};

export const Empty: Story = { args: { data: { series: ['Downloads'], rows: [] } } };

export const Hostile: Story = {
  args: {
    title: 'x'.repeat(120),
    data: {
      series: ['سفن الشحن', 'W'.repeat(200)],
      rows: [
        { label: 'W'.repeat(200), values: [Number.NaN, 3] },
        { label: 'same', values: [Number.POSITIVE_INFINITY, -5] },
        { label: 'same', values: [12, null] },
        { label: 'الميناء الشمالي والرصيف الجنوبي الطويل', values: [1e308, 40] },
        { label: '', values: [4.5, 1e-310] },
      ],
    },
  },
};

export const ReadsByKeyboard: Story = {
  args: { data: days(['October', 'November'], before, downloads) },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(announcement(canvasElement)).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    await expect(announcement(canvasElement)).toBe(
      '6 November 2026, October: 190, 20 less than November',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(announcement(canvasElement)).toBe(
      '7 November 2026, November: 248, 44 more than October',
    );
    await userEvent.keyboard('{End}');
    await expect(announcement(canvasElement)).toContain('20 November 2026, November: 530');
    await userEvent.keyboard('{Escape}');
    await expect(announcement(canvasElement)).toBe('');
    await userEvent.tab();
    await expect(chart).not.toHaveFocus();
  },
};

export const DescribesItself: Story = {
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await expect(chart).toHaveAccessibleName('Downloads of Tidal Forms');
    await expect(chart).toHaveAccessibleDescription(
      '15 rows, from 6 November 2026 to 20 November 2026. Highest: 884 (16 November 2026). ' +
        'Lowest: 210 (6 November 2026). The value rose from 210 to 530. ' +
        'Use the arrow keys to move between values and Escape to clear the selection.',
    );
    await expect(await within(canvasElement).findAllByRole('row')).toHaveLength(16);
  },
};

export const ShowsItsTable: Story = {
  args: { actions: ['table'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await area(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('cell', { name: '884' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }));
    await expect(await area(canvasElement)).toBeVisible();
  },
};

export const IsNamedByItsTitle: Story = {
  args: { isTitleHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Downloads of Tidal Forms' })).toBeVisible();
  },
};

export const ReportsAFailedDownload: Story = {
  args: { actions: ['csv'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await area(canvasElement);
    const make = URL.createObjectURL;
    URL.createObjectURL = () => {
      throw new Error('No space left for a file.');
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The file could not be created. Try again.',
    );
    URL.createObjectURL = make;
  },
};

export const ReturnsToTheChartByPointer: Story = {
  args: { data: days(['Downloads'], tenThousand.slice(0, 200)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await area(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const back = canvas.getByRole('button', { name: 'View as chart' });
    back.blur();
    await expect(back.getBoundingClientRect().width).toBeGreaterThan(24);
    await userEvent.click(back);
    await expect(await area(canvasElement)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { data: days(['تشرين الأول', 'تشرين الثاني'], before, downloads) },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    // Time and its keys run from left to right, like numbers.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(announcement(canvasElement)).toContain('7 November 2026, تشرين الأول: 204');
    await expect(getComputedStyle(chart).direction).toBe('ltr');
    const title = canvasElement.querySelector('.pdc-title');
    await expect(title && getComputedStyle(title).direction).toBe('rtl');
  },
};

export const HasADashForEachSeries: Story = {
  ...ManySeries,
  play: async ({ canvasElement }) => {
    await area(canvasElement);
    const looksOf = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((line) => {
        const { stroke, strokeDasharray } = getComputedStyle(line);
        return `${stroke} ${strokeDasharray}`;
      });
    const drawn = looksOf('.pdc-drawing .pdc-line');
    await expect(drawn).toHaveLength(6);
    // The legend shows a piece of each line.
    await expect(looksOf('.pdc-legend .pdc-line')).toEqual(drawn);
    const dashes = new Set(drawn.map((look) => look.replace(/^.*\)/, '')));
    const isContrast = document.documentElement.dataset.theme === 'contrast';
    await expect(dashes.size).toBe(isContrast ? 6 : 5);
  },
};

export const ExportsTheLinesOfTheLegend: Story = {
  ...TwoSeries,
  play: async ({ canvasElement }) => {
    const drawing = (await area(canvasElement)).querySelector('svg');
    await expect(drawing).not.toBeNull();
    if (!drawing) return;
    const { nodes } = imageHead(drawing, 600);
    const lines = [...drawing.querySelectorAll('.pdc-line')].map((line) => getComputedStyle(line));
    const pieces = nodes.filter(({ nodeName }) => nodeName === 'path');
    await expect(pieces.map((piece) => piece.getAttribute('stroke'))).toEqual(
      lines.map(({ stroke }) => stroke),
    );
    await expect(pieces.map((piece) => piece.getAttribute('stroke-dasharray'))).toEqual(
      lines.map(({ strokeDasharray }) => strokeDasharray),
    );
    const words = nodes.flatMap(({ nodeName, textContent }) =>
      nodeName === 'text' ? [textContent] : [],
    );
    await expect(words).toEqual(['Downloads of Tidal Forms', 'October', 'November']);
  },
};

export const CountsRowsOfALongTable: Story = {
  args: { data: days(['Downloads'], tenThousand.slice(0, 250)), actions: ['table'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await area(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const table = canvas.getByRole('table');
    const indices = () =>
      [...table.querySelectorAll('tr')].map((row) => Number(row.getAttribute('aria-rowindex')));
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    await expect(table).toHaveAttribute('aria-rowcount', '251');
    await expect(indices()).toEqual(upTo(101));
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(indices()).toEqual(upTo(201)));
    await expect(table).toHaveAttribute('aria-rowcount', '251');
    // Print cannot scroll, so it has every row.
    window.dispatchEvent(new Event('beforeprint'));
    await expect(indices()).toEqual(upTo(251));
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }));
  },
};
