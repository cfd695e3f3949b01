import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShipForm } from './ShipForm.tsx';

const meta = {
  title: 'Recipes/Add and edit form',
  component: ShipForm,
  args: {
    onCancel: fn(),
    save: async ({ name, callSign }) => ({
      ...(!name && { name: 'A ship needs a name.' }),
      ...(!/^[A-Z]{4}\d$/.test(callSign) && { callSign: 'Write four letters and a number.' }),
    }),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '640px' }}>{Story()}</div>],
} satisfies Meta<typeof ShipForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {};

export const Edit: Story = {
  args: { ship: { name: 'Gray Heron', callSign: 'GRHN7', quay: 'south' } },
};

export const ServerSaysNo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add ship' }));
    await expect(await canvas.findByRole('link', { name: /A ship needs a name/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Call sign/ })).toBeInvalid();
  },
};

export const SavedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Gray Heron');
    await userEvent.tab();
    await userEvent.keyboard('GRHN7{Enter}');
    await expect(await canvas.findByText('The ship is saved.')).toBeVisible();
  },
};
