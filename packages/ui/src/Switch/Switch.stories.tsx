import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Harbor lights', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Switch>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('switch', { name });
const guarantees = fieldGuarantees({ find, name: 'Harbor lights' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const On: Story = { args: { defaultSelected: true } };

export const OnAndDisabled: Story = { args: { defaultSelected: true, isDisabled: true } };

export const TogglesByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Harbor lights'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(find(canvasElement, 'Harbor lights')).toBeChecked();
  },
};

export const TogglesByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const LongText: Story = {
  args: { children: 'Lights along the northern channel and around both quays. '.repeat(12) },
};

export const RightToLeft: Story = {
  args: { defaultSelected: true },
  globals: { direction: 'rtl' },
};
