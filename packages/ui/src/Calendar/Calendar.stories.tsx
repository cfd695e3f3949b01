import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Calendar } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta: Meta<typeof Calendar> = {
  title: 'Components/Calendar',
  tags: ['rtl'],
  component: Calendar,
  args: {
    label: 'Arrival',
    defaultFocusedValue: new CalendarDate(2024, 3, 14),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Calendar>;

const day = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('button', { name });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('application', { name: 'Arrival, March 2024' }),
    ).toBeVisible();
  },
};

export const Selected: Story = { args: { defaultValue: new CalendarDate(2024, 3, 14) } };

export const Invalid: Story = {
  args: {
    defaultValue: new CalendarDate(2024, 3, 14),
    errorMessage: 'The quay is full on this day.',
  },
  play: async ({ canvasElement }) => {
    await expect(day(canvasElement, /March 14, 2024/)).toHaveAccessibleDescription(
      'The quay is full on this day.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: new CalendarDate(2024, 3, 14) },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: new CalendarDate(2024, 3, 14) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(day(canvasElement, /March 15, 2024/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithUnavailableDays: Story = {
  args: {
    minValue: new CalendarDate(2024, 3, 4),
    maxValue: new CalendarDate(2024, 3, 27),
    isDateUnavailable: (date) => date.toDate('UTC').getUTCDay() === 0,
  },
};

export const NavigatesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(canvasElement, /March 14, 2024/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2024, 3, 22));
    await userEvent.keyboard('{PageDown}');
    await expect(day(canvasElement, /April 22, 2024/)).toHaveFocus();
  },
};

export const ChangesTheMonthByItsButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('grid', { name: /February 2024/ })).toBeVisible();
  },
};

export const Range: Story = {
  render: () => (
    <RangeCalendar
      label="Stay"
      defaultValue={{ start: new CalendarDate(2024, 3, 6), end: new CalendarDate(2024, 3, 19) }}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(day(canvasElement, /March 12, 2024/));
    await userEvent.click(day(canvasElement, /March 21, 2024/));
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(10);
  },
};

export const RangeInvalid: Story = {
  render: () => (
    <RangeCalendar
      label="Stay"
      errorMessage="A stay lasts at most one week."
      defaultValue={{ start: new CalendarDate(2024, 3, 6), end: new CalendarDate(2024, 3, 19) }}
    />
  ),
};

export const LongText: Story = {
  args: { ...Invalid.args, errorMessage: 'another-ship-is-there/'.repeat(20) },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <LocaleProvider locale="he-IL">
      <RangeCalendar
        label="Stay"
        defaultValue={{ start: new CalendarDate(2024, 3, 6), end: new CalendarDate(2024, 3, 19) }}
      />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const before = document.activeElement?.getBoundingClientRect().x ?? 0;
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement?.getBoundingClientRect().x).toBeLessThan(before);
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(14);
  },
};
