import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Quay',
    name: 'quay',
    placeholder: 'Choose a quay',
    onChange: fn(),
    children: (
      <>
        <SelectItem id="north">Northern quay</SelectItem>
        <SelectItem id="south">Southern quay</SelectItem>
        <SelectItem id="dry" isDisabled>
          Dry dock
        </SelectItem>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Select>;

const find = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('button', { name: (text) => text.includes(name) });
const guarantees = fieldGuarantees({
  find,
  name: 'Quay',
  requiredName: 'Quay*',
  hasInvalidState: false,
});
// A read-only select is a text field.
const readOnlyGuarantees = fieldGuarantees({
  find: (canvas, name) => within(canvas).getByRole('textbox', { name }),
  name: 'Quay',
});

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = {
  ...readOnlyGuarantees.readOnly,
  args: { isReadOnly: true, defaultValue: 'south' },
};

export const Pending: Story = { ...guarantees.pending };

export const Selected: Story = {
  args: { defaultValue: 'south' },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Quay')).toHaveAccessibleName('Southern quay Quay');
  },
};

export const SelectsByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(find(canvasElement, 'Quay'));
    await userEvent.click(await screen.findByRole('option', { name: 'Southern quay' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('south');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(find(canvasElement, 'Quay')).toHaveTextContent('Southern quay');
  },
};

export const SelectsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(find(canvasElement, 'Quay')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Northern quay' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('south');
    await waitFor(() => expect(find(canvasElement, 'Quay')).toHaveFocus());
  },
};

export const SelectsByTypeAhead: Story = {
  play: async ({ args, canvasElement }) => {
    find(canvasElement, 'Quay').focus();
    await userEvent.keyboard('so');
    await expect(args.onChange).toHaveBeenLastCalledWith('south');
  },
};

export const ClosesByEscape: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(find(canvasElement, 'Quay'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    children: <SelectItem id="long">{'The long northern quay. '.repeat(20)}</SelectItem>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const IsReadableAndSubmittedWhenReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'south', description: 'Given by the harbor.' },
  render: (args) => (
    <form>
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Quay' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Southern quay');
    await expect(field).toHaveAccessibleDescription('Given by the harbor.');
    await userEvent.keyboard('{ArrowDown}n');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).get('quay')).toBe('south');
  },
};

export const RightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } };
