import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { SelectItem } from '../Select/SelectItem.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const meta: Meta<ComboBoxProps<object>> = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    label: 'Home port',
    name: 'port',
    onChange: fn(),
    onInputChange: fn(),
    children: (
      <>
        <SelectItem id="bergen">Bergen</SelectItem>
        <SelectItem id="bremen">Bremen</SelectItem>
        <SelectItem id="gdansk">Gdańsk</SelectItem>
        <SelectItem id="hamburg" isDisabled>
          Hamburg
        </SelectItem>
        <SelectItem id="rotterdam">Rotterdam</SelectItem>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<ComboBoxProps<object>>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const isClosed = () => expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
const guarantees = fieldGuarantees({ find, name: 'Home port' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = {
  ...guarantees.disabled,
  args: { isDisabled: true, defaultValue: 'bergen' },
};

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { isReadOnly: true, defaultValue: 'bergen' },
};

export const Pending: Story = { ...guarantees.pending };

export const Selected: Story = { args: { defaultValue: 'rotterdam' } };

export const Open: Story = {
  args: { defaultValue: 'bremen' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

export const FiltersByTheInput: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Home port'), 'br');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await expect(options()).toEqual(['Bremen']);
    await userEvent.click(screen.getByRole('option', { name: 'Bremen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('bremen');
    await waitFor(isClosed);
    await expect(find(canvasElement, 'Home port')).toHaveValue('Bremen');
  },
};

export const MatchesWithoutAccents: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Home port'), 'gdan');
    await expect(await screen.findByRole('option', { name: 'Gdańsk' })).toBeVisible();
  },
};

export const SelectsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Home port');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: 'Bergen' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bremen');
    await waitFor(isClosed);
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const ClosesByEscape: Story = {
  args: { defaultValue: 'bergen' },
  play: async ({ args, canvasElement }) => {
    const field = find(canvasElement, 'Home port');
    await userEvent.type(field, 'xx');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(isClosed);
    await expect(field).toHaveValue('Bergen');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SaysWhenNothingMatches: Story = {
  args: { emptyMessage: 'No port of this name' },
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Home port'), 'xyz');
    await expect(await screen.findByText('No port of this name')).toBeVisible();
  },
};

export const AnnouncesTheNumberOfMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement, 'Home port'), 'e');
    await screen.findByRole('listbox');
    const announcer = await waitFor(() => {
      const found = document.querySelector('[data-live-announcer]');
      if (!found) throw new Error('There is no announcer yet.');
      return found;
    });
    await waitFor(() => expect(announcer).toHaveTextContent('3 options available'));
  },
};

export const AcceptsACustomValue: Story = {
  args: { allowsCustomValue: true },
  render: (args) => (
    <form>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = find(canvasElement, 'Home port');
    await userEvent.type(field, 'Visby');
    await isClosed();
    await userEvent.tab();
    await expect(field).toHaveValue('Visby');
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).get('port')).toBe('Visby');
  },
};

export const WithDescriptions: Story = {
  args: {
    children: (
      <>
        <SelectItem id="bergen" description="Norway, 7 berths free">
          Bergen
        </SelectItem>
        <SelectItem id="bremen" description="Germany, 2 berths free">
          Bremen
        </SelectItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const option = await screen.findByRole('option', { name: 'Bremen' });
    await expect(option).toHaveAccessibleDescription('Germany, 2 berths free');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    children: <SelectItem id="long">{'The long northern quay. '.repeat(20)}</SelectItem>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
