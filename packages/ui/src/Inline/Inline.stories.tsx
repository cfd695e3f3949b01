import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const berths = Array.from({ length: 24 }, (_, index) => `Berth ${index + 1}`);

const meta: Meta<typeof Inline> = {
  title: 'Components/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button>Moor</Button>
        <Button>Cast off</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Inline>;

export const Default: Story = {};

export const SpaceBetween: Story = { args: { justify: 'between' } };

export const WrapsOntoANewLine: Story = {
  args: { children: berths.map((berth) => <Button key={berth}>{berth}</Button>) },
  play: async ({ canvasElement }) => {
    const tops = new Set(
      [...canvasElement.querySelectorAll('button')].map(
        (button) => button.getBoundingClientRect().top,
      ),
    );
    await expect(tops.size).toBeGreaterThan(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
