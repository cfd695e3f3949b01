import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkVariants } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#harbor', children: 'Harbor' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="16">
      {linkVariants.map((variant) => (
        <Link key={variant} {...args} variant={variant}>
          {variant}
        </Link>
      ))}
    </Inline>
  ),
};

export const IsUnderlinedInRunningText: Story = {
  render: (args) => (
    <Text as="p">
      Ships wait outside the <Link {...args} /> until the morning.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Harbor' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

const navigate = fn();

export const UsesTheRouter: Story = {
  args: { href: '/ships/7' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Harbor' }));
    await expect(navigate).toHaveBeenCalledWith('/ships/7', undefined);
  },
};

export const LongText: Story = {
  args: { children: 'Llanfairpwllgwyngyll'.repeat(20) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
