import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'At sea' },
};
export default meta;

type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Inline gap="8">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  args: { tone: 'caution', children: 'Waiting for the pilot and for a berth at the northern quay' },
  decorators: [(Story) => <div style={{ maxInlineSize: '160px' }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  args: { tone: 'positive', children: 'في البحر' },
  globals: { direction: 'rtl' },
};
