import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fieldPromises } from '../private/fieldPromises.stories.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);
const promises = fieldPromises({ find, name: 'Password' });

export const Default: Story = { ...promises.named };

export const Described: Story = { ...promises.described };

export const Invalid: Story = { ...promises.wrong };

export const Rejected: Story = { ...promises.rejected };

export const Required: Story = { ...promises.required };

export const Disabled: Story = {
  ...promises.disabled,
  play: async (context) => {
    await promises.disabled.play(context);
    await expect(within(context.canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const ReadOnly: Story = { ...promises.readOnly };

export const Pending: Story = { ...promises.pending };

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
