import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import '../theme/styles.css';
import { MeterBar } from './MeterBar.tsx';
import type { MeterBarPart } from './meterBarLayout.ts';

const berths: MeterBarPart[] = [
  { name: 'North quay', value: 42 },
  { name: 'East quay', value: 28 },
  { name: 'South quay', value: 17 },
  { name: 'Roads', value: 6 },
];

const meta = {
  title: 'Charts/MeterBar',
  component: MeterBar,
  args: {
    title: 'Ships by berth',
    parts: berths,
  },
} satisfies Meta<typeof MeterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfALargerWhole: Story = { args: { title: 'Berths taken', whole: 140 } };

export const OnePart: Story = { args: { parts: [{ name: 'North quay', value: 42 }] } };

export const Equal: Story = { args: { parts: berths.map(({ name }) => ({ name, value: 5 })) } };

export const AllZero: Story = { args: { parts: berths.map(({ name }) => ({ name, value: 0 })) } };

export const Empty: Story = { args: { parts: [] } };

export const VerySmallBesideVeryLarge: Story = {
  args: {
    parts: [
      { name: 'Containers', value: 9_999_998 },
      { name: 'Parcels', value: 1 },
      { name: 'Pallets', value: 1 },
    ],
  },
};

export const ManyParts: Story = {
  args: {
    parts: Array.from({ length: 24 }, (_, index) => ({
      name: `Pier ${index + 1}`,
      value: 30 - index,
    })),
  },
};

export const Hostile: Story = {
  args: {
    parts: [
      { name: 'W'.repeat(200), value: 12 },
      { name: 'same', value: Number.NaN },
      { name: 'same', value: Number.POSITIVE_INFINITY },
      { name: 'الميناء الشمالي والرصيف الجنوبي الطويل', value: -8 },
      { name: '', value: 3.25 },
      { name: 'Not known', value: null },
    ],
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '280px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ListsEveryPart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Ships by berth' })).toBeVisible();
    const parts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(parts).toEqual([
      'North quay42 (45.2%)',
      'East quay28 (30.1%)',
      'South quay17 (18.3%)',
      'Roads6 (6.5%)',
    ]);
  },
};

export const FillsItsBarExactly: Story = {
  args: { whole: 186 },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.pdc-meter');
    const parts = [...(bar?.children ?? [])];
    const width = parts.reduce((sum, part) => sum + part.getBoundingClientRect().width, 0);
    const half = (bar?.getBoundingClientRect().width ?? 0) / 2;
    await expect(Math.abs(width - half)).toBeLessThan(6);
  },
};

export const IgnoresInvalidNumbers: Story = {
  ...Hostile,
  play: async ({ canvas, canvasElement }) => {
    await expect(within(canvas.getByRole('list')).getAllByText('no data')).toHaveLength(3);
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
