import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Cargo',
    name: 'cargo',
    onChange: fn(),
    children: (
      <>
        <Checkbox value="grain">Grain</Checkbox>
        <Checkbox value="timber">Timber</Checkbox>
        <Checkbox value="oil" isDisabled>
          Oil
        </Checkbox>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof CheckboxGroup>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('group', { name });
const box = (canvas: HTMLElement, name: string) => within(canvas).getByRole('checkbox', { name });
const guarantees = fieldGuarantees({
  find,
  name: 'Cargo',
  requiredName: 'Cargo*',
  hasInvalidState: false,
});

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const Selected: Story = { args: { defaultValue: ['grain', 'timber'] } };

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['grain'] } };

export const WithDescriptions: Story = {
  args: {
    children: (
      <>
        <Checkbox value="grain" description="Kept dry, in the silo.">
          Grain
        </Checkbox>
        <Checkbox value="timber" description="On the open quay.">
          Timber
        </Checkbox>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'Timber')).toHaveAccessibleDescription('On the open quay.');
  },
};

export const ChecksByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(box(canvasElement, 'Grain')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['grain', 'timber']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['grain']);
  },
};

export const RequiresOneCheckboxNotAll: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'Grain')).not.toBeRequired();
  },
};

export const ShowsTheErrorOnceAndMarksEachChoice: Story = {
  args: { errorMessage: 'Grain and timber do not go together.' },
  play: async ({ args, canvasElement }) => {
    const message = String(args.errorMessage);
    await expect(within(canvasElement).getAllByText(message)).toHaveLength(1);
    await expect(box(canvasElement, 'Grain')).toHaveAccessibleDescription(message);
    await expect(box(canvasElement, 'Grain')).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    label: 'What the ship carries through the northern channel. '.repeat(4),
    children: <Checkbox value="long">{'A cargo with a very long name. '.repeat(12)}</Checkbox>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...Horizontal, globals: { direction: 'rtl' } };
