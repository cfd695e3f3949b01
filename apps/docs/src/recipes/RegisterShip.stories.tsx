import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RegisterShip } from './RegisterShip.tsx';

const meta = {
  title: 'Recipes/Three-step dialog',
  component: RegisterShip,
  args: { register: fn() },
} satisfies Meta<typeof RegisterShip>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Register ship' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
  };
};

export const Default: Story = {};

export const FirstStep: Story = {
  play: async () => {
    const { dialog, press } = await open();
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await press('Continue');
    await expect(name).toBeInvalid();
  },
};

export const AllThree: Story = {
  play: async ({ args }) => {
    const { dialog, press } = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Gray Heron');
    await press('Continue');
    await press('Back');
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Gray Heron');
    await press('Continue');
    await press('Continue');
    await expect(dialog.getByText('Northern quay')).toBeVisible();
    await press('Register ship');
    await expect(args.register).toHaveBeenCalledWith({ name: 'Gray Heron', quay: 'north' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
