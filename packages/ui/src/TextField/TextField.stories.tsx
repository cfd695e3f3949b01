import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Berth', name: 'berth', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof TextField>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const guarantees = fieldGuarantees({ find, name: 'Berth' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, value: 'NQ-7' },
};

export const Pending: Story = { ...guarantees.pending };

export const Monospace: Story = { args: { isMonospace: true, value: 'north-quay-7' } };

export const Placeholder: Story = { args: { placeholder: 'NQ-7' } };

export const AcceptsInput: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Berth'), 'NQ-7');
    await expect(args.onChange).toHaveBeenLastCalledWith('NQ-7');
  },
};

export const FocusesByItsLabel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Berth'));
    await expect(find(canvasElement, 'Berth')).toHaveFocus();
  },
};

export const ExcludesTheRequiredMarkFromTheName: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Berth')).toHaveAccessibleName('Berth');
  },
};

export const LongText: Story = {
  args: {
    label: 'The berth at which the ship will wait until the harbor opens again. '.repeat(3),
    description: 'northern-quay/'.repeat(30),
    errorMessage: 'another-ship-is-there/'.repeat(20),
    value: 'NQ-7 '.repeat(60),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
