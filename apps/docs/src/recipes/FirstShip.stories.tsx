import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstShip } from './FirstShip.tsx';

const meta = {
  title: 'Recipes/Empty state',
  component: FirstShip,
  args: { onAdd: fn() },
} satisfies Meta<typeof FirstShip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add ship' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
