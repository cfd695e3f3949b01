import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buttonVariants } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta: Meta<typeof LinkButton> = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#add', children: 'Add ship' },
};
export default meta;

type Story = StoryObj<typeof LinkButton>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Add ship' });
    await expect(link).toHaveAttribute('href', '#add');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <LinkButton key={variant} {...args} variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </Inline>
  ),
};

export const Small: Story = { args: { size: 'small' } };

export const LongText: Story = { args: { children: 'Add the next ship. '.repeat(20) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
