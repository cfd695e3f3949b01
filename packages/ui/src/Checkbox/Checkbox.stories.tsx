import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Carries dangerous cargo', name: 'dangerous', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('checkbox', { name });
const guarantees = fieldGuarantees({ find, name: 'Carries dangerous cargo' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const Selected: Story = { args: { defaultSelected: true } };

export const SelectedAndDisabled: Story = { args: { defaultSelected: true, isDisabled: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Carries dangerous cargo')).toBePartiallyChecked();
  },
};

export const ChecksByTheLabel: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Carries dangerous cargo'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(find(canvasElement, 'Carries dangerous cargo')).toBeChecked();
  },
};

export const ChecksByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const LongText: Story = {
  args: { children: 'Carries dangerous cargo through the northern channel. '.repeat(12) },
};

export const RightToLeft: Story = {
  args: { defaultSelected: true, description: 'Asked for at the gate.' },
  globals: { direction: 'rtl' },
};
