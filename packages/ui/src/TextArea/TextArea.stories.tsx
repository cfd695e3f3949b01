import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Cargo', name: 'cargo', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const guarantees = fieldGuarantees({ find, name: 'Cargo' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const SeveralLines: Story = {
  args: { rows: 6 },
  play: async ({ args, canvasElement }) => {
    const area = find(canvasElement, 'Cargo');
    await userEvent.type(area, 'Rope{Enter}Sails');
    await expect(args.onChange).toHaveBeenLastCalledWith('Rope\nSails');
    await expect(area).toHaveAttribute('rows', '6');
  },
};

export const LongText: Story = { args: { value: 'Rope and sails. '.repeat(120) } };

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
