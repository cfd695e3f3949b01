import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Gray Heron?',
    children: 'Its 38 voyages go with it. This cannot be undone.',
    confirmLabel: 'Delete ship',
    isCritical: true,
  },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = {};

export const NotCritical: Story = {
  args: {
    title: 'Call the pilot?',
    children: 'The pilot comes within the hour.',
    confirmLabel: 'Call pilot',
    isCritical: false,
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = { args: { errorMessage: 'The ship could not be deleted.' } };

export const LongText: Story = {
  args: {
    title: `Delete ${'Llanfairpwllgwyngyll'.repeat(4)}?`,
    children: 'All of this goes with it. '.repeat(30),
    confirmLabel: 'Delete ship and everything that ever belonged to it',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function FromAButton(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog', { name: 'Delete Gray Heron?' });
};

export const StartsOnCancelAndReturnsFocus: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Delete' });
    const dialog = await open();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const AnnouncesTheConsequences: Story = {
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Its 38 voyages go with it. This cannot be undone.',
    );
  },
};

export const StaysOpenAfterConfirmationUntilClosed: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete ship' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
  },
};

export const CannotBeConfirmedTwiceWhilePending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const confirm = screen.getByRole('button', { name: /Delete ship/ });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ShowsWhyItFailedAndCanBeRetried: Story = {
  args: { errorMessage: 'The ship could not be deleted.' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The ship could not be deleted.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete ship' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const StaysOpenWhenEscapeIsPressed: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
