import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { SearchField } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Find a ship', onChange: fn(), onSubmit: fn() },
};
export default meta;

type Story = StoryObj<typeof SearchField>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('searchbox', { name });
const guarantees = fieldGuarantees({ find, name: 'Find a ship' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const KeepsItsNameWhenTheLabelIsHidden: Story = {
  args: { isLabelHidden: true, placeholder: 'Find a ship' },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Find a ship')).toBeVisible();
    const label = within(canvasElement).getByText('Find a ship').parentElement;
    await expect(label?.getBoundingClientRect().width).toBe(1);
  },
};

export const ClearsByEscape: Story = {
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Find a ship');
    await userEvent.type(field, 'Aurora{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const ClearsByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = find(canvasElement, 'Find a ship');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'Aurora');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const SubmitsByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Find a ship'), 'Aurora{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Aurora');
  },
};

export const LongText: Story = { args: { defaultValue: 'Aurora '.repeat(60) } };

export const RightToLeft: Story = {
  args: { defaultValue: 'Aurora' },
  globals: { direction: 'rtl' },
};
