import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta: Meta<typeof Heading> = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Ships in the harbor' },
};
export default meta;

type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="12">
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const KeepsItsLevelAtAnySize: Story = {
  args: { level: 3, size: '28' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 3 });
    await expect(getComputedStyle(heading).fontSize).toBe('28px');
  },
};

export const LongText: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
