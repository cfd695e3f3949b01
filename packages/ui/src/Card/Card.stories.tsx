import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, cardPaddings } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  args: {
    title: 'Arrivals',
    aside: 'Today',
    footer: <Link href="#all">Show all arrivals</Link>,
    children: 'Eleven ships are expected before the evening tide.',
  },
};
export default meta;

type Story = StoryObj<typeof Card>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="16">
      {cardPaddings.map((padding) => (
        <Card key={padding} {...args} title={`padding ${padding}`} padding={padding} />
      ))}
    </Stack>
  ),
};

export const ContentOnly: Story = {
  args: { title: undefined, aside: undefined, footer: undefined },
};

export const LongText: Story = {
  args: {
    title: 'Arrivals at the northern quay and all of its outer moorings '.repeat(3),
    aside: <Text tone="muted">Between the first and the last tide of the day</Text>,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const IsARegionNamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Arrivals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Arrivals' })).toBeVisible();
  },
};
