import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Loading cargo', value: 42, valueLabel: '42 of 100 crates' },
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="20">
      <ProgressBar {...args} label="Not begun" value={0} valueLabel="0 of 100 crates" />
      <ProgressBar {...args} label="Done" value={100} valueLabel="100 of 100 crates" />
      <ProgressBar label="Without a figure" value={42} />
      <ProgressBar label="Nobody knows how long" isIndeterminate />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'northern-quay-manifest-'.repeat(12),
    valueLabel: '10,000,000 of 20,000,000 crates',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AnnouncesItsValueAsText: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading cargo' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42 of 100 crates');
  },
};

export const StaysWithinItsBounds: Story = {
  args: { value: 250, valueLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const HasNoValueWhenIndeterminate: Story = {
  args: { value: undefined, valueLabel: undefined, isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
