import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tag } from './Tag.tsx';
import { TagGroup, type TagGroupProps } from './TagGroup.tsx';

interface Cargo {
  id: string;
  name: string;
}

const cargo: Cargo[] = ['Grain', 'Timber', 'Copper'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const meta: Meta<TagGroupProps<Cargo>> = {
  title: 'Components/TagGroup',
  tags: ['rtl'],
  component: TagGroup,
  args: {
    label: 'Cargo',
    emptyMessage: 'No cargo yet',
    items: cargo,
    children: ({ id, name }: Cargo) => <Tag id={id}>{name}</Tag>,
  },
};
export default meta;

type Story = StoryObj<TagGroupProps<Cargo>>;

/** Removes tags from the list, as a page would. */
const removable: Story = {
  args: { onRemove: fn() },
  render: function ControlledTags(args) {
    const [items, setItems] = useState([...(args.items ?? [])]);
    return (
      <TagGroup
        {...args}
        items={items}
        onRemove={(ids) => {
          args.onRemove?.(ids);
          setItems(items.filter(({ id }) => !ids.has(id)));
        }}
      />
    );
  },
};

const tag = (canvas: HTMLElement, name: string) => within(canvas).getByRole('row', { name });
const tags = (canvas: HTMLElement) => within(canvas).queryAllByRole('row');

export const Default: Story = {};

export const Removable: Story = { ...removable };

export const Described: Story = {
  args: { description: 'As listed in the manifest.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('grid', { name: 'Cargo' }),
    ).toHaveAccessibleDescription('As listed in the manifest.');
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Cargo' })).toHaveTextContent(
      'No cargo yet',
    );
  },
};

export const Disabled: Story = {
  ...removable,
  args: { onRemove: fn(), disabledKeys: ['timber'] },
  play: async ({ args, canvasElement }) => {
    await expect(within(tag(canvasElement, 'Timber')).getByRole('button')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['copper']));
  },
};

export const KeepsItsNameWhenTheLabelIsHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid', { name: 'Cargo' })).toBeVisible();
  },
};

export const RemovesByTheRemoveButton: Story = {
  ...removable,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(tag(canvasElement, 'Timber')).getByRole('button', { name: /Timber/ }),
    );
    await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['timber']));
    await waitFor(() => expect(tags(canvasElement)).toHaveLength(2));
  },
};

export const RemovesByKeyboardAndKeepsFocus: Story = {
  ...removable,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(tag(canvasElement, 'Grain')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(tag(canvasElement, 'Copper')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(tag(canvasElement, 'Grain')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    const group = await within(canvasElement).findByRole('group', { name: 'Cargo' });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(group).toHaveTextContent('No cargo yet');
  },
};

export const IsOneTabStop: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(tag(canvasElement, 'Grain')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tag(canvasElement, 'Copper')).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const LongText: Story = {
  ...removable,
  args: {
    onRemove: fn(),
    items: [...cargo, { id: 'long', name: 'grain-from-the-northern-quay-'.repeat(8) }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...removable, globals: { direction: 'rtl' } };
