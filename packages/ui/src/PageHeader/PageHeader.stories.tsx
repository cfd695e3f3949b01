import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Gray Heron',
    context: (
      <Inline gap="8">
        <Text isMonospace size="13">
          gray-heron
        </Text>
        <Text tone="muted">Coaster, built 1998</Text>
        <Badge tone="positive">In harbor</Badge>
      </Inline>
    ),
    media: <Avatar name="Gray Heron" size="large" shape="square" />,
    actions: (
      <>
        <Button>Edit ship</Button>
        <Button variant="primary">Add voyage</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {};

export const TitleOnly: Story = {
  args: { context: undefined, media: undefined, actions: undefined },
};

export const LongText: Story = { args: { title: 'The ship with the very long name '.repeat(6) } };

export const OnANarrowScreen: Story = {
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' },
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ReceivesFocusAfterANavigation: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Gray Heron' });
    document.getElementById('page-title')?.focus();
    await expect(heading).toHaveFocus();
  },
};

export const HidesItsImageFromScreenReaders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
