import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Quay',
    name: 'quay',
    onChange: fn(),
    children: (
      <>
        <Radio value="north">Northern quay</Radio>
        <Radio value="south">Southern quay</Radio>
        <Radio value="dry" isDisabled>
          Dry dock
        </Radio>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

const find = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('radiogroup', { name });
const radio = (canvas: HTMLElement, name: string) => within(canvas).getByRole('radio', { name });
const guarantees = fieldGuarantees({ find, name: 'Quay' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const Selected: Story = { args: { defaultValue: 'south' } };

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'north' } };

export const WithDescriptions: Story = {
  args: {
    defaultValue: 'north',
    children: (
      <>
        <Radio value="north" description="Deep water, close to the cranes.">
          Northern quay
        </Radio>
        <Radio value="south" description="Sheltered, for ships under 80 meters.">
          Southern quay
        </Radio>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'Southern quay')).toHaveAccessibleDescription(
      'Sheltered, for ships under 80 meters.',
    );
  },
};

export const SelectsByTheLabel: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Southern quay'));
    await expect(args.onChange).toHaveBeenLastCalledWith('south');
    await expect(radio(canvasElement, 'Southern quay')).toBeChecked();
  },
};

export const SelectsByArrowKeys: Story = {
  args: { defaultValue: 'north' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(radio(canvasElement, 'Northern quay')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('south');
    await expect(radio(canvasElement, 'Southern quay')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(canvasElement, 'Northern quay')).toBeChecked();
  },
};

export const IsOneTabStop: Story = {
  args: { defaultValue: 'south' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(radio(canvasElement, 'Southern quay')).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const DoesNotChangeWhenReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'north' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Southern quay'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(radio(canvasElement, 'Northern quay')).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'The quay at which the ship will wait until the harbor opens again. '.repeat(3),
    children: (
      <Radio value="long" description={'northern-quay/'.repeat(30)}>
        {'A quay with a very long name. '.repeat(12)}
      </Radio>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { orientation: 'horizontal', defaultValue: 'south', errorMessage: 'This quay is full.' },
  globals: { direction: 'rtl' },
};
