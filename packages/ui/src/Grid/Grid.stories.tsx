import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from './Grid.tsx';

const berths = Array.from({ length: 6 }, (_, index) => `Berth ${index + 1}`);

const meta: Meta<typeof Grid> = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: berths.map((berth) => <Button key={berth}>{berth}</Button>) },
};
export default meta;

type Story = StoryObj<typeof Grid>;

const widths = (canvas: HTMLElement) => [
  ...new Set(
    [...canvas.querySelectorAll('button')].map((button) =>
      Math.round(button.getBoundingClientRect().width),
    ),
  ),
];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [width, ...others] = widths(canvasElement);
    await expect(others).toHaveLength(0);
    await expect(width).toBeGreaterThanOrEqual(Math.min(256, canvasElement.clientWidth - 32));
  },
};

export const FixedColumns: Story = {
  args: { columns: 3 },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(2);
  },
};

export const NarrowerThanOneColumn: Story = {
  args: { minColumnWidth: '200rem' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
