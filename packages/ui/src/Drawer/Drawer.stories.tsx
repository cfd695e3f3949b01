import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps, drawerSizes } from './Drawer.tsx';

const facts = (
  <DescriptionList>
    <DescriptionItem term="Flag">Norway</DescriptionItem>
    <DescriptionItem term="Gross tonnage">2,998</DescriptionItem>
    <DescriptionItem term="Berth">7, northern quay</DescriptionItem>
  </DescriptionList>
);

const fields = (
  <Stack gap="16">
    <TextField label="Name" defaultValue="Gray Heron" />
    <TextField label="Port" description="Where it sails next." />
  </Stack>
);

function ShipDrawer(props: Partial<DrawerProps>) {
  return (
    <Drawer isOpen onOpenChange={() => undefined} title="Gray Heron" {...props}>
      {props.children ?? facts}
    </Drawer>
  );
}

function FromAButton(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show ship</Button>
      <ShipDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const actions = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save ship</Button>
  </>
);

const meta: Meta<typeof Drawer> = {
  title: 'Components/Drawer',
  tags: ['rtl'],
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { description: 'Coaster, built 1998' },
  render: (args) => <ShipDrawer {...args} isOpen />,
};
export default meta;

type Story = StoryObj<typeof Drawer>;

export const Default: Story = {};

export const WithAForm: Story = {
  args: { title: 'Edit ship', children: fields, actions },
};

export const FromTheStart: Story = { args: { placement: 'start' } };

export const Large: Story = { args: { size: drawerSizes[1] } };

export const LongText: Story = {
  args: {
    title: 'Llanfairpwllgwyngyll'.repeat(4),
    children: <p>{'Sail around the world and back again. '.repeat(24)}</p>,
    actions,
  },
};

export const RightToLeft: Story = { ...WithAForm, globals: { direction: 'rtl' } };

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show ship' }));
  return screen.findByRole('dialog', { name: 'Gray Heron' });
};

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const ClosesByItsButtonAndReturnsFocus: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Show ship' });
    const drawer = await open();
    await expect(drawer).toHaveAccessibleDescription('Coaster, built 1998');
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const StaysOpenOnEscapeByDefault: Story = {
  render: (args) => <FromAButton {...args}>{fields}</FromAButton>,
  play: async () => {
    const drawer = await open();
    await userEvent.keyboard('{Escape}');
    await expect(drawer).toBeVisible();
  },
};

export const ClosesByEscapeWhenDismissable: Story = {
  args: { isDismissable: true },
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

export const StartsOnTheFirstFieldAndTrapsFocus: Story = {
  args: { actions },
  render: (args) => <FromAButton {...args}>{fields}</FromAButton>,
  play: async () => {
    const drawer = await open();
    await waitFor(() => expect(within(drawer).getByLabelText('Name')).toHaveFocus());
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
  },
};
