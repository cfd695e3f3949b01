import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { FlagIcon } from '../Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No ships yet',
    icon: <FlagIcon size={20} />,
    children: 'Ships that you add show here with their next port and their cargo.',
    action: <Button variant="primary">Add ship</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};

export const InACard: Story = {
  render: (args) => (
    <Card title="Ships">
      <EmptyState {...args} />
    </Card>
  ),
};

export const TitleOnly: Story = {
  args: { icon: undefined, children: undefined, action: undefined },
};

export const LongText: Story = {
  args: { title: 'Nothing'.repeat(30), children: 'What this place is for. '.repeat(12) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OffersAnAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Add ship' })).toBeEnabled();
  },
};
