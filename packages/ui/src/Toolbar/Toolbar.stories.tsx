import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CopyIcon, FlagIcon, LinkIcon, PencilIcon, TrashIcon, UsersIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleIconButton } from '../ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';

const copy = fn();

const controls = (
  <>
    <ToolbarGroup label="Layers">
      <ToggleIconButton label="Flags" icon={<FlagIcon />} defaultSelected />
      <ToggleIconButton label="Crew" icon={<UsersIcon />} />
    </ToolbarGroup>
    <ToolbarSeparator />
    <ToolbarGroup label="Chart">
      <IconButton label="Copy" icon={<CopyIcon />} onPress={copy} />
      <IconButton label="Share" icon={<LinkIcon />} isDisabled />
      <IconButton label="Draw" icon={<PencilIcon />} />
    </ToolbarGroup>
    <ToolbarSeparator />
    <IconButton label="Delete" icon={<TrashIcon />} />
  </>
);

const meta: Meta<typeof Toolbar> = {
  title: 'Components/Toolbar',
  tags: ['rtl'],
  component: Toolbar,
  args: { label: 'Harbor chart', children: controls },
};
export default meta;

type Story = StoryObj<typeof Toolbar>;

export const Default: Story = {};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const WrapsWhenSpaceRunsOut: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '180px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const IsOneTabStop: Story = {
  render: (args) => (
    <Stack gap="16" align="start">
      <Button>Before</Button>
      <Toolbar {...args} />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(named('Flags')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(named('Copy')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(named('Delete')).toHaveFocus();
    await userEvent.tab();
    await expect(named('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(named('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(named('Draw')).toHaveFocus();
  },
};

export const HasAccessibleNamesForItselfAndItsGroups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Harbor chart' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Layers' })).toBeVisible();
    await expect(canvas.getAllByRole('separator')[0]).toHaveAttribute(
      'aria-orientation',
      'vertical',
    );
  },
};
