import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { SelectItem } from '../Select/SelectItem.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta: Meta<MultiSelectProps<object>> = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Cargo',
    name: 'cargo',
    onChange: fn(),
    children: (
      <>
        <SelectItem id="grain">Grain</SelectItem>
        <SelectItem id="timber">Timber</SelectItem>
        <SelectItem id="copper">Copper</SelectItem>
        <SelectItem id="oil" isDisabled>
          Oil
        </SelectItem>
        <SelectItem id="coffee">Coffee</SelectItem>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<MultiSelectProps<object>>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name });
const tag = (canvas: HTMLElement, name: string) => within(canvas).getByRole('row', { name });
const tags = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('row')
    .map((row) => row.textContent);
const guarantees = fieldGuarantees({ find, name: 'Cargo' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = {
  ...guarantees.disabled,
  args: { isDisabled: true, defaultValue: ['grain', 'copper'] },
};

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, defaultValue: ['grain', 'copper'] },
};

export const Pending: Story = { ...guarantees.pending };

export const Placeholder: Story = { args: { placeholder: 'Add cargo' } };

export const Selected: Story = {
  args: { defaultValue: ['grain', 'copper'], description: 'Everything that goes into this hold.' },
  play: async ({ canvasElement }) => {
    await expect(tags(canvasElement)).toEqual(['Grain', 'Copper']);
    await expect(find(canvasElement, 'Cargo')).toHaveAccessibleDescription(
      'Everything that goes into this hold. Grain and Copper',
    );
  },
};

export const SelectsByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Timber' }));
    await userEvent.click(screen.getByRole('option', { name: 'Coffee' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['timber', 'coffee']);
    await userEvent.click(screen.getByRole('option', { name: 'Timber' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['coffee']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tags(canvasElement)).toEqual(['Coffee']));
  },
};

export const FindsAndSelectsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Cargo');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('cop');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['copper']);
    await expect(field).toHaveValue('');
    await userEvent.keyboard('gra{ArrowDown}{Enter}{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['copper', 'grain']);
    await waitFor(() => expect(tags(canvasElement)).toEqual(['Copper', 'Grain']));
  },
};

export const RemovesByBackspace: Story = {
  args: { defaultValue: ['grain', 'copper'] },
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Cargo');
    field.focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(tag(canvasElement, 'Copper')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['grain']);
    await waitFor(() => expect(tag(canvasElement, 'Grain')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const KeepsTheSelectionWhileBackspaceIsHeld: Story = {
  args: { defaultValue: ['grain', 'copper'] },
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Cargo');
    field.focus();
    await fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(tag(canvasElement, 'Copper')).toHaveFocus());
    await fireEvent.keyDown(tag(canvasElement, 'Copper'), { key: 'Backspace', repeat: true });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RemovesByTheRemoveButton: Story = {
  args: { defaultValue: ['grain', 'copper'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(tag(canvasElement, 'Grain')).getByRole('button', { name: /Grain/ }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(['copper']);
  },
};

export const PutsTagsBeforeTheInput: Story = {
  args: { defaultValue: ['grain', 'copper'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(tag(canvasElement, 'Grain')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tag(canvasElement, 'Copper')).toHaveFocus();
    find(canvasElement, 'Cargo').focus();
    await userEvent.tab({ shift: true });
    await expect(within(canvasElement).getByRole('grid', { name: 'Cargo' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const KeepsReadOnlyTags: Story = {
  ...ReadOnly,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Grain/ })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SubmitsWithItsForm: Story = {
  args: { defaultValue: ['grain', 'copper'] },
  render: (args) => (
    <form>
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).getAll('cargo')).toEqual(['grain', 'copper']);
  },
};

export const SaysWhenNothingMatches: Story = {
  args: { emptyMessage: 'No such cargo' },
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Cargo'), 'xyz');
    await expect(await screen.findByText('No such cargo')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['long', 'longer'],
    children: (
      <>
        <SelectItem id="long">{'The long northern cargo. '.repeat(8)}</SelectItem>
        <SelectItem id="longer">{'northern-cargo-'.repeat(12)}</SelectItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: Selected.args, globals: { direction: 'rtl' } };
