import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const stay = { start: new CalendarDate(2024, 3, 12), end: new CalendarDate(2024, 3, 21) };

const meta: Meta<typeof DateRangePicker> = {
  title: 'Components/DateRangePicker',
  tags: ['rtl'],
  component: DateRangePicker,
  args: {
    label: 'Stay',
    startName: 'from',
    endName: 'to',
    placeholderValue: new CalendarDate(2024, 3, 1),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof DateRangePicker>;

/** Returns the first part of the first date, which has the focus, the description and the state. */
const find = (canvas: HTMLElement, name: string) =>
  within(canvas).getAllByRole('spinbutton', { name: (text) => text.includes(name) })[0] ?? canvas;
const guarantees = fieldGuarantees({ find, name: 'Stay', nameProp: 'startName' });

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const isOn = (day: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(day));

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const RejectedByTheForm: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, defaultValue: stay },
};

export const Pending: Story = { ...guarantees.pending };

export const Open: Story = {
  args: { defaultValue: stay, defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Stay/ });
    await expect(within(dialog).getByRole('grid', { name: /March 2024/ })).toBeVisible();
    await expect(dialog.querySelectorAll('[data-selected]')).toHaveLength(10);
  },
};

export const TypesBothDatesInOneGo: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('0312202403212024');
    await expect(args.onChange).toHaveBeenLastCalledWith(stay);
    await expect(within(canvasElement).getByRole('group', { name: 'Stay' })).toHaveTextContent(
      '03/12/2024–03/21/2024',
    );
  },
};

export const SelectsByKeyboard: Story = {
  args: { defaultValue: stay },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await isOn('12');
    // The first day is selected, and focus moves to the next day.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await isOn('14');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: new CalendarDate(2024, 3, 13),
      end: new CalendarDate(2024, 3, 28),
    });
    await isClosed();
  },
};

export const ClosesByEscape: Story = {
  args: { defaultValue: stay },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Calendar Stay' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ClearsByItsButton: Story = {
  args: { defaultValue: stay },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Stay' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(find(canvasElement, 'Stay')).toHaveFocus();
  },
};

export const RejectsAnEndBeforeTheStart: Story = {
  args: { defaultValue: { start: stay.end, end: stay.start } },
  play: async ({ canvasElement }) => {
    const first = find(canvasElement, 'Stay');
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(/Start date must be before end date/);
  },
};

export const RejectsAnUnavailableEnd: Story = {
  args: {
    defaultValue: stay,
    defaultOpen: true,
    isDateUnavailable: (date) => date.compare(stay.end) === 0,
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    await expect(canvasElement.querySelector('[data-type="month"]')).toBeInvalid();
  },
};

export const SubmitsWithItsForm: Story = {
  render: (args) => (
    <form>
      <DateRangePicker {...args} defaultValue={stay} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form)]).toEqual([
      ['from', '2024-03-12'],
      ['to', '2024-03-21'],
    ]);
  },
};

export const LongText: Story = {
  args: {
    label: 'The days on which the ship lies at the northern quay of the harbor. '.repeat(3),
    description: 'northern-quay/'.repeat(30),
    errorMessage: 'another-ship-is-there/'.repeat(20),
    defaultValue: stay,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: stay, defaultOpen: true },
  globals: { direction: 'rtl' },
  render: (args) => (
    <LocaleProvider locale="he-IL">
      <DateRangePicker {...args} />
    </LocaleProvider>
  ),
};
