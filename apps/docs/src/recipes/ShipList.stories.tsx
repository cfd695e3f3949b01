import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ShipList } from './ShipList.tsx';
import { shipsFor } from './ships.ts';

const meta = {
  title: 'Recipes/Filtered list',
  component: ShipList,
  args: { ships: [] },
  render: (_args, { globals }) => <ShipList ships={shipsFor(globals.data)} />,
} satisfies Meta<typeof ShipList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongNames: Story = { globals: { data: 'long' } };

export const SaysHowManyAreLeft: Story = {
  globals: { data: 'few' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'gray');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 ships'));
  },
};

export const NothingIsFound: Story = {
  globals: { data: 'few' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'submarine');
    await expect(canvas.getByText('No ship matches')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear'));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
