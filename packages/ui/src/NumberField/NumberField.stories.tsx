import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { NumberField } from './NumberField.tsx';

const meta: Meta<typeof NumberField> = {
  title: 'Components/NumberField',
  tags: ['rtl'],
  component: NumberField,
  args: { label: 'Crew', name: 'crew', onChange: fn() },
  decorators: [(Story) => <LocaleProvider locale="en-US">{Story()}</LocaleProvider>],
};
export default meta;

type Story = StoryObj<typeof NumberField>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const button = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('button', { name });
const guarantees = fieldGuarantees({ find, name: 'Crew' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = {
  ...guarantees.disabled,
  args: { isDisabled: true, defaultValue: 12 },
};

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, defaultValue: 12 },
};

export const Pending: Story = {
  ...guarantees.pending,
  args: { isPending: true, defaultValue: 12 },
};

export const Units: Story = {
  args: {
    label: 'Draft',
    defaultValue: 7.5,
    step: 0.1,
    formatOptions: { style: 'unit', unit: 'meter', unitDisplay: 'long' },
  },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Draft')).toHaveValue('7.5 meters');
  },
};

export const UsesTheReadersNumberFormat: Story = {
  args: { label: 'Cargo', defaultValue: 12_450.5 },
  decorators: [(Story) => <LocaleProvider locale="de-DE">{Story()}</LocaleProvider>],
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Cargo');
    await expect(field).toHaveValue('12.450,5');
    await userEvent.clear(field);
    await userEvent.type(field, '3,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(3.5);
  },
};

export const ChangesByItsButtons: Story = {
  args: { defaultValue: 12, step: 4 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, /increase/i));
    await expect(args.onChange).toHaveBeenLastCalledWith(16);
    await userEvent.click(button(canvasElement, /decrease/i));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const ChangesByKeyboard: Story = {
  args: { defaultValue: 12, minValue: 0, maxValue: 40 },
  play: async ({ canvasElement }) => {
    const field = find(canvasElement, 'Crew');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('13');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('40');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('0');
  },
};

export const StopsAtItsLimits: Story = {
  args: { defaultValue: 40, minValue: 0, maxValue: 40 },
  play: async ({ canvasElement }) => {
    const field = find(canvasElement, 'Crew');
    await expect(button(canvasElement, /increase/i)).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await userEvent.tab();
    await expect(field).toHaveValue('40');
  },
};

export const IgnoresOtherCharacters: Story = {
  play: async ({ canvasElement }) => {
    const field = find(canvasElement, 'Crew');
    await userEvent.type(field, '1two2');
    await expect(field).toHaveValue('12');
  },
};

export const CanBeCleared: Story = {
  args: { defaultValue: 12 },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(find(canvasElement, 'Crew'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

export const LeavesTheMouseWheelToThePage: Story = {
  args: { defaultValue: 12 },
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Crew');
    field.focus();
    await fireEvent.wheel(field, { deltaY: 40 });
    await expect(field).toHaveValue('12');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const KeepsLongNumbersClearOfItsButtons: Story = {
  args: { defaultValue: 123_456_789_012_345, isPending: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '240px' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const field = find(canvasElement, 'Crew');
    const box = field.getBoundingClientRect();
    const { direction, paddingLeft, paddingRight } = getComputedStyle(field);
    const ends = canvasElement.querySelector('[aria-busy] + span')?.getBoundingClientRect();
    const room =
      direction === 'rtl'
        ? box.left + Number.parseFloat(paddingLeft) - (ends?.right ?? Number.POSITIVE_INFINITY)
        : (ends?.left ?? 0) - (box.right - Number.parseFloat(paddingRight));
    await expect(room).toBeGreaterThanOrEqual(0);
  },
};

export const LongText: Story = {
  args: {
    label: 'The number of people who sail with her. '.repeat(6),
    description: 'northern-quay/'.repeat(30),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 12, errorMessage: 'She is registered for ten.' },
  globals: { direction: 'rtl' },
};
