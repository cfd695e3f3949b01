import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeleteShip } from './DeleteShip.tsx';

const meta = {
  title: 'Recipes/Confirm delete',
  component: DeleteShip,
  args: {
    name: 'Gray Heron',
    voyages: 38,
    remove: async (): Promise<string | undefined> => undefined,
    onRemoved: fn(),
  },
} satisfies Meta<typeof DeleteShip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsksForConfirmation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete ship' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Delete Gray Heron?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const GoneByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Delete ship' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const StaysWhenItFails: Story = {
  args: { remove: async () => 'Gray Heron is at sea. Try again when she is in port.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete ship' }));
    const dialog = await screen.findByRole('alertdialog');
    const [, confirm] = [...dialog.querySelectorAll('button')];
    if (confirm) await userEvent.click(confirm);
    await expect(await screen.findByText(/is at sea/)).toBeVisible();
    await expect(dialog).toBeVisible();
  },
};
