import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { createToasts } from '../Toast/createToasts.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { Dialog } from './Dialog.tsx';

const toasts = createToasts();

/** A dialog that contains, opens and outlives other overlays. */
function Crowded() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Edit ship"
        actions={<Button onPress={() => setOpen(false)}>Cancel</Button>}
      >
        <Select label="Quay">
          <SelectItem id="north">Northern quay</SelectItem>
        </Select>
        <MenuTrigger>
          <Button>More</Button>
          <Menu>
            <MenuItem onAction={() => toasts.add({ title: 'Pilot called' })}>Call pilot</MenuItem>
            <MenuItem onAction={() => setAsking(true)}>Scrap ship</MenuItem>
          </Menu>
        </MenuTrigger>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Scrap the ship?"
        confirmLabel="Scrap ship"
        cancelLabel="Keep ship"
        onConfirm={() => setAsking(false)}
      >
        It cannot be put together again.
      </ConfirmDialog>
      <ToastRegion toasts={toasts} label="Messages" />
    </>
  );
}

/** A list whose opener disappears with the confirmed deletion. */
function Scrapping() {
  const [hasShip, setShip] = useState(true);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PageHeader title="Ships" />
      {hasShip && <Button onPress={() => setAsking(true)}>Scrap</Button>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Scrap the ship?"
        confirmLabel="Scrap ship"
        cancelLabel="Keep ship"
        onConfirm={() => {
          setShip(false);
          setAsking(false);
        }}
      >
        It cannot be put together again.
      </ConfirmDialog>
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Components/DialogNesting',
  tags: ['!dev', '!autodocs'],
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => <Crowded />,
  beforeEach: () => () => toasts.clear(),
};
export default meta;

type Story = StoryObj<typeof Dialog>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit ship' });
};

const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const EscapeClosesOnlyTheListInside: Story = {
  play: async () => {
    const dialog = await open();
    const quay = within(dialog).getByRole('button', { name: /Quay/ });
    await waitFor(() => expect(quay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(quay).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};

export const EscapeClosesOnlyTheMenuInside: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

export const ReturnsFocusFromAConfirmationOnTop: Story = {
  play: async () => {
    const dialog = await open();
    await choose('Scrap ship');
    const keep = await screen.findByRole('button', { name: 'Keep ship' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};

export const AllowsClosingAToastOnTop: Story = {
  play: async () => {
    const dialog = await open();
    await choose('Call pilot');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Pilot called')).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const MovesFocusToThePageWhenTheOpenerIsGone: Story = {
  render: () => <Scrapping />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Scrap' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Scrap ship' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ships' })).toHaveFocus());
  },
};
