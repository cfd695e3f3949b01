import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { DatePicker } from './DatePicker.tsx';

const departure = new CalendarDate(2024, 3, 14);

const meta: Meta<typeof DatePicker> = {
  title: 'Components/DatePicker',
  tags: ['rtl'],
  component: DatePicker,
  args: {
    label: 'Departure',
    name: 'departure',
    placeholderValue: new CalendarDate(2024, 3, 1),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof DatePicker>;

/** Returns the first part of the date, which has the focus, the description and the state. */
const find = (canvas: HTMLElement, name: string) =>
  within(canvas).getAllByRole('spinbutton', { name: (text) => text.includes(name) })[0] ?? canvas;
const guarantees = fieldGuarantees({ find, name: 'Departure' });

const opener = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: 'Calendar Departure' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const RejectedByTheForm: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, defaultValue: departure },
};

export const Pending: Story = { ...guarantees.pending };

export const Open: Story = {
  args: { defaultValue: departure, defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Departure/ });
    await expect(within(dialog).getByRole('grid', { name: /March 2024/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('14'));
  },
};

export const SelectsByKeyboard: Story = {
  args: { defaultValue: departure },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('14'));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2024, 3, 20));
    await isClosed();
    await expect(find(canvasElement, 'Departure')).toHaveAccessibleDescription(/March 20, 2024/);
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
};

export const ChangesTheMonthByPageKeys: Story = {
  args: { defaultValue: departure, defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('14'));
    await userEvent.keyboard('{PageDown}');
    await expect(screen.getByRole('grid', { name: /April 2024/ })).toBeVisible();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(screen.getByRole('grid', { name: /April 2023/ })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveTextContent('1');
  },
};

export const ClosesByEscape: Story = {
  args: { defaultValue: departure },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await isClosed();
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ClearsByItsButton: Story = {
  args: { defaultValue: departure },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Departure' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(find(canvasElement, 'Departure')).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const OffersOnlyDatesInRange: Story = {
  args: {
    defaultValue: departure,
    minValue: new CalendarDate(2024, 3, 11),
    maxValue: new CalendarDate(2024, 3, 22),
    isDateUnavailable: (date) => date.toDate('UTC').getUTCDay() === 0,
    defaultOpen: true,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const day = (name: RegExp) => within(dialog).getByRole('button', { name });
    await expect(day(/March 10, 2024/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/March 17, 2024/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day(/March 18, 2024/));
    await expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2024, 3, 18));
  },
};

export const RejectsADateThatIsTooEarly: Story = {
  args: { defaultValue: departure, minValue: new CalendarDate(2024, 4, 1) },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Departure')).toBeInvalid();
    await expect(find(canvasElement, 'Departure')).toHaveAccessibleDescription(/or later/);
  },
};

export const StartsWeeksByLanguage: Story = {
  args: { defaultValue: departure, defaultOpen: true },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <DatePicker {...args} label="Abfahrt" />
    </LocaleProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('th')).toHaveTextContent('M');
    await expect(within(dialog).getByRole('grid', { name: /März 2024/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'The day on which the ship leaves for the outer roads of the harbor. '.repeat(3),
    description: 'northern-quay/'.repeat(30),
    errorMessage: 'another-ship-is-there/'.repeat(20),
    defaultValue: departure,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: departure, defaultOpen: true },
  globals: { direction: 'rtl' },
  render: (args) => (
    <LocaleProvider locale="he-IL">
      <DatePicker {...args} />
    </LocaleProvider>
  ),
};
