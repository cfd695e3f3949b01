import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#skip-target', children: 'Skip to the harbor' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="skip-target" tabIndex={-1}>
        <Text>Press Tab to see the link.</Text>
      </div>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
  },
};

export const IsVisibleOnlyWhileFocused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the harbor' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};
