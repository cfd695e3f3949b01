import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlusIcon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add ship', onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="16" align="start">
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <Button key={variant} {...args} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <PlusIcon /> Add ship
      </>
    ),
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'primary' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, variant: 'primary', children: 'Save ship' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save ship In progress' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DoesNotSubmitWhilePending: Story = {
  args: { type: 'submit', isPending: true, children: 'Save ship' },
  decorators: [
    (Story, { args }) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          args.onPress?.({} as never);
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Save ship In progress' }),
    );
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const IsPressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add ship' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const KeepsItsWidthWhilePending: Story = {
  render: (args) => (
    <Inline>
      <Button {...args}>Save ship</Button>
      <Button {...args} isPending>
        Save ship
      </Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [idle, pending] = within(canvasElement).getAllByRole('button');
    await expect(pending?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
  },
};

export const LongText: Story = {
  args: { children: 'Send every ship that waits outside the harbor to another quay. '.repeat(6) },
};

export const RightToLeft: Story = { ...WithIcon, globals: { direction: 'rtl' } };
