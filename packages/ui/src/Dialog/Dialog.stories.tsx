import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MoreIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps, dialogSizes } from './Dialog.tsx';

const fields = (
  <Stack gap="16">
    <TextField label="Name" />
    <TextField label="Port" description="Where it sails next." />
  </Stack>
);

function ShipDialog(props: Partial<DialogProps>) {
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      title="Edit ship"
      actions={
        <>
          <Button onPress={() => props.onOpenChange?.(false)}>Cancel</Button>
          <Button variant="primary">Save ship</Button>
        </>
      }
      {...props}
    >
      {props.children ?? fields}
    </Dialog>
  );
}

function FromAButton(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <ShipDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function FromAMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuTrigger>
        <IconButton label="Actions" icon={<MoreIcon />} />
        <Menu>
          <MenuItem onAction={() => setOpen(true)}>Edit</MenuItem>
        </Menu>
      </MenuTrigger>
      <ShipDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <ShipDialog {...args} />,
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = { args: { description: 'Others see the change immediately.' } };

export const Small: Story = { args: { size: dialogSizes[0] } };

export const Large: Story = { args: { size: dialogSizes[2] } };

export const LongText: Story = {
  args: {
    title: 'A dialog title that is much too long '.repeat(4),
    children: <p>{'Everything there is to say about it. '.repeat(120)}</p>,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit ship' });
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

export const StaysOpenWhenEscapeIsPressed: Story = {
  render: () => <FromAButton />,
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    await pause();
    await expect(dialog).toBeVisible();
  },
};

export const StaysOpenWhenTheBackdropIsPressed: Story = {
  render: () => <FromAButton />,
  play: async () => {
    const dialog = await open();
    const backdrop = document.elementFromPoint(4, 4);
    if (!backdrop) throw new Error('no backdrop');
    await userEvent.click(backdrop);
    await pause();
    await expect(dialog).toBeVisible();
  },
};

export const StartsOnTheFirstField: Story = {
  render: () => <FromAButton />,
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
  },
};

export const StartsOnADateField: Story = {
  render: () => (
    <FromAButton>
      <Stack gap="16">
        <DateField label="Arrival" name="arrival" />
        <TextField label="Name" />
      </Stack>
    </FromAButton>
  ),
  play: async () => {
    const dialog = await open();
    const [first] = within(dialog).getAllByRole('spinbutton');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const StartsOnTheCheckedRadio: Story = {
  render: () => (
    <FromAButton>
      <RadioGroup label="Quay" defaultValue="south">
        <Radio value="north">Northern quay</Radio>
        <Radio value="south">Southern quay</Radio>
      </RadioGroup>
    </FromAButton>
  ),
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(within(dialog).getByLabelText('Southern quay')).toHaveFocus());
  },
};

export const StartsOnTheDialogWithoutAField: Story = {
  render: () => <FromAButton>The harbor closes at six.</FromAButton>,
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

export const TrapsFocus: Story = {
  render: () => <FromAButton />,
  play: async () => {
    const dialog = await open();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const ReturnsFocusToItsOpener: Story = {
  render: () => <FromAButton />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Edit' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ReturnsFocusToTheMenuThatOpenedIt: Story = {
  render: () => <FromAMenu />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Actions' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit ship' });
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LocksScrollingBehindIt: Story = {
  render: () => <FromAButton />,
  play: async () => {
    const dialog = await open();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'),
    );
  },
};
