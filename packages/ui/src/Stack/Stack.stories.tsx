import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = {
  title: 'Components/Stack',
  component: Stack,
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

type Story = StoryObj<typeof Stack>;

const gapOf = (canvas: HTMLElement) => {
  const [first, second] = [...canvas.querySelectorAll('button')].map((button) =>
    button.getBoundingClientRect(),
  );
  return first && second && second.top - first.bottom;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(gapOf(canvasElement)).toBe(16);
  },
};

export const Gap: Story = {
  args: { gap: '4' },
  play: async ({ canvasElement }) => {
    await expect(gapOf(canvasElement)).toBe(4);
  },
};

export const AlignedToTheStart: Story = { args: { align: 'start' } };

export const RightToLeft: Story = { ...AlignedToTheStart, globals: { direction: 'rtl' } };
