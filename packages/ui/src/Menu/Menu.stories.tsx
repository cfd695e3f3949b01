import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkIcon, PencilIcon, TrashIcon } from '../Icon/Icon.tsx';
import { Menu, MenuItem, MenuSection } from './Menu.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

const edit = fn();
const remove = fn();

const actions = (
  <>
    <MenuItem id="edit" icon={<PencilIcon />} onAction={edit}>
      Edit ship
    </MenuItem>
    <MenuItem id="chart" icon={<LinkIcon />} href="#chart">
      Show on chart
    </MenuItem>
    <MenuItem id="call" isDisabled>
      Call
    </MenuItem>
    <MenuItem id="delete" icon={<TrashIcon />} isCritical onAction={remove}>
      Delete ship
    </MenuItem>
  </>
);

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  tags: ['rtl'],
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { placement: 'bottom start', children: actions },
  render: (args) => (
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
};
export default meta;

type Story = StoryObj<typeof Menu>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  return screen.findByRole('menu', { name: 'Actions' });
};

export const Default: Story = {};

export const Open: Story = {
  play: async () => {
    await open();
  },
};

export const Sections: Story = {
  args: {
    children: (
      <>
        <MenuSection title="Ship">
          <MenuItem>Edit ship</MenuItem>
          <MenuItem>Rename ship</MenuItem>
        </MenuSection>
        <MenuSection title="Voyage">
          <MenuItem>Add voyage</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async () => {
    await open();
    await expect(screen.getByRole('group', { name: 'Voyage' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: <MenuItem>{'Sail around the world and back again. '.repeat(6)}</MenuItem> },
  play: async () => {
    await open();
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const RunsAnActionAndCloses: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit ship' }));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const OpensAndRunsByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit ship' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Show on chart' })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(screen.getByRole('menuitem', { name: 'Delete ship' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const ClosesByEscapeAndReturnsFocus: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

export const NavigatesByARealLink: Story = {
  play: async () => {
    await open();
    const link = screen.getByRole('menuitem', { name: 'Show on chart' });
    await expect(link).toHaveAttribute('href', '#chart');
  },
};
