import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';
import { formatUsDate, parseUsDate } from './usDate.ts';

const arrival = new CalendarDate(2024, 3, 5);

const meta: Meta<typeof DateField> = {
  title: 'Components/DateField',
  tags: ['rtl'],
  component: DateField,
  args: {
    label: 'Arrival',
    name: 'arrival',
    placeholderValue: new CalendarDate(2024, 3, 1),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof DateField>;

const segments = (canvas: HTMLElement) => within(canvas).getAllByRole('spinbutton');
const segmentsOf = (canvas: HTMLElement) =>
  within(canvas).getByRole('group', { name: /Arrival|Ankunft/ }).textContent;

/** Returns the first part of the date, which has the focus, the description and the state. */
const find = (canvas: HTMLElement, name: string) =>
  within(canvas).getAllByRole('spinbutton', { name: (text) => text.includes(name) })[0] ?? canvas;
const guarantees = fieldGuarantees({ find, name: 'Arrival' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const RejectedByTheForm: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, defaultValue: arrival },
};

export const Pending: Story = { ...guarantees.pending };

export const Filled: Story = { args: { defaultValue: arrival } };

export const AcceptsDigitsWithoutSlashes: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('03052024');
    await expect(args.onChange).toHaveBeenLastCalledWith(arrival);
    await expect(segmentsOf(canvasElement)).toBe('03/05/2024');
  },
};

export const ChangesByArrowKeys: Story = {
  // An English date stays left-to-right, and so does the order of arrow keys between its parts.
  tags: ['!rtl'],
  args: { defaultValue: arrival },
  play: async ({ args, canvasElement }) => {
    const [month, day, year] = segments(canvasElement);
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Tab}{End}{ArrowLeft}');
    await expect(day).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith(new CalendarDate(2024, 4, 4));
    await expect(year).toHaveAttribute('aria-valuenow', '9999');
  },
};

export const ClearsByItsButton: Story = {
  args: { defaultValue: arrival },
  play: async ({ args, canvasElement }) => {
    const clear = within(canvasElement).getByRole('button', { name: 'Clear Arrival' });
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(segmentsOf(canvasElement)).toBe('mm/dd/yyyy');
    await expect(segments(canvasElement)[0]).toHaveFocus();
    await expect(clear).not.toBeInTheDocument();
  },
};

export const HasNoClearButtonWhenRequired: Story = {
  args: { defaultValue: arrival, isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RejectsADateOutOfRange: Story = {
  args: {
    defaultValue: arrival,
    minValue: new CalendarDate(2024, 4, 1),
    maxValue: new CalendarDate(2024, 10, 31),
  },
  play: async ({ canvasElement }) => {
    const [month] = segments(canvasElement);
    await expect(month).toBeInvalid();
    await expect(month).toHaveAccessibleDescription(/04\/01\/2024 or later/);
    await userEvent.tab();
    await userEvent.keyboard('05');
    await expect(month).toBeValid();
  },
};

export const RejectsUnavailableDays: Story = {
  args: {
    defaultValue: new CalendarDate(2024, 3, 10),
    isDateUnavailable: (date) => date.toDate('UTC').getUTCDay() === 0,
  },
  play: async ({ canvasElement }) => {
    await expect(segments(canvasElement)[0]).toBeInvalid();
  },
};

export const OrdersItsPartsByLanguage: Story = {
  args: { defaultValue: arrival },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <DateField {...args} label="Ankunft" />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(segmentsOf(canvasElement)).toBe('05.03.2024');
  },
};

export const SubmitsWithItsForm: Story = {
  render: (args) => (
    <form>
      <DateField {...args} defaultValue={arrival} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form)]).toEqual([['arrival', '2024-03-05']]);
  },
};

export const ConvertsToUsDateText: Story = {
  render: function ControlledField(args) {
    const [text, setText] = useState('03/05/2024');
    return (
      <Stack gap="16">
        <DateField
          {...args}
          value={parseUsDate(text)}
          onChange={(date) => setText(date ? formatUsDate(date) : '')}
        />
        <TextField label="What is kept" value={text} isReadOnly isMonospace />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(segments(canvasElement)[1] ?? canvasElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('03/06/2024');
  },
};

export const LongText: Story = {
  args: {
    label: 'The day on which the ship is expected at the outer roads of the harbor. '.repeat(3),
    description: 'northern-quay/'.repeat(30),
    errorMessage: 'another-ship-is-there/'.repeat(20),
    defaultValue: arrival,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  ...Invalid,
  args: { ...Invalid.args, defaultValue: arrival },
  globals: { direction: 'rtl' },
  play: undefined,
};
