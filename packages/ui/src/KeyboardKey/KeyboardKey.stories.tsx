import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { KeyboardKey } from './KeyboardKey.tsx';

const meta: Meta<typeof KeyboardKey> = {
  title: 'Components/KeyboardKey',
  component: KeyboardKey,
  args: { children: 'Enter' },
};
export default meta;

type Story = StoryObj<typeof KeyboardKey>;

export const Default: Story = {};

export const Combination: Story = {
  render: () => (
    <Inline gap="4">
      <KeyboardKey>mod</KeyboardKey>
      <KeyboardKey>⇧</KeyboardKey>
      <KeyboardKey>K</KeyboardKey>
    </Inline>
  ),
};

export const InASentence: Story = {
  render: () => (
    <Text as="p">
      Press <KeyboardKey>Esc</KeyboardKey> to leave the chart, or <KeyboardKey>↑</KeyboardKey> and{' '}
      <KeyboardKey>↓</KeyboardKey> to go from ship to ship.
    </Text>
  ),
};

export const RightToLeft: Story = { ...Combination, globals: { direction: 'rtl' } };

export const AnnouncesTheNameOfASymbol: Story = {
  args: { children: '⌘' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Command')).toBeInTheDocument();
    await expect(canvas.getByText('⌘')).toHaveAttribute('aria-hidden', 'true');
  },
};
