import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textSizes, textTones, textWeights } from './Text.tsx';

const meta: Meta<typeof Text> = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'The harbor closes at six.' },
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="8">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
      {textWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};

export const Monospace: Story = { args: { isMonospace: true, children: 'quay-7-north' } };

export const AlignsFigures: Story = {
  args: { isTabular: true },
  render: (args) => (
    <Stack gap="0" align="start">
      <Text {...args}>1,111</Text>
      <Text {...args}>8,888</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(width('1,111')).toBe(width('8,888'));
  },
};

export const Truncated: Story = {
  args: { isTruncated: true, children: 'The harbor closes at six. '.repeat(40) },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^The harbor/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...Truncated, globals: { direction: 'rtl' } };
