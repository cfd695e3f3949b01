import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);
const guarantees = fieldGuarantees({ find, name: 'Password' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = {
  ...guarantees.disabled,
  play: async (context) => {
    await guarantees.disabled.play(context);
    await expect(within(context.canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const KeepsLongTextClearOfItsButtons: Story = {
  args: { isPending: true, defaultValue: 'anchor '.repeat(30) },
  play: async ({ canvasElement }) => {
    const field = find(canvasElement, 'Password');
    const button = within(canvasElement).getByRole('button');
    const ends = button.parentElement?.getBoundingClientRect();
    const textEnd =
      field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingRight);
    await expect(textEnd).toBeLessThanOrEqual(ends?.left ?? 0);
  },
};

export const ShowsThePasswordOnDemand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = find(canvasElement, 'Password');
    await userEvent.type(field, 'anchor');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('anchor');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
