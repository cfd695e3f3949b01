import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RegisterShip } from './RegisterShip.tsx';

const meta = {
  title: 'Recipes/Three-step dialog',
  component: RegisterShip,
  args: { register: fn() },
} satisfies Meta<typeof RegisterShip>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default: Story = {};

export const FirstStep: Story = {
  play: async () => {
    await press('Register ship');
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await press('Go on');
    await expect(name).toBeInvalid();
  },
};

export const AllThree: Story = {
  play: async ({ args }) => {
    await press('Register ship');
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Grey Heron');
    await press('Go on');
    await press('Back');
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Grey Heron');
    await press('Go on');
    await press('Go on');
    await expect(screen.getByText('Northern quay')).toBeVisible();
    await press('Register ship');
    await expect(args.register).toHaveBeenCalledWith({ name: 'Grey Heron', quay: 'north' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
