import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HarborPage } from './HarborPage.tsx';
import { shipsFor } from './ships.ts';

const meta = {
  title: 'Recipes/Dashboard page',
  component: HarborPage,
  args: { ships: [] },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (_args, { globals }) => <HarborPage ships={shipsFor(globals.data)} />,
} satisfies Meta<typeof HarborPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasOneTitleAndOneMainPart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
