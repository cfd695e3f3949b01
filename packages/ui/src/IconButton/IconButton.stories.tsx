import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/Button.tsx';
import { TrashIcon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Delete ship', icon: <TrashIcon />, onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.flatMap((size) =>
        buttonVariants.map((variant) => (
          <IconButton
            key={`${size} ${variant}`}
            {...args}
            label={`${size} ${variant}`}
            size={size}
            variant={variant}
          />
        )),
      )}
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

export const AnnouncesWhatItDoes: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete ship' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete ship In progress' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const ShowsItsLabelAsATooltip: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete ship' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete ship');
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
