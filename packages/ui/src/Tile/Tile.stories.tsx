import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { Tile } from './Tile.tsx';

const press = fn();

const meta: Meta<typeof Tile> = {
  title: 'Components/Tile',
  component: Tile,
  args: {
    title: 'Gray Heron',
    href: '#gray-heron',
    media: <Avatar name="Gray Heron" size="medium" shape="square" />,
    children: 'Coaster, built 1998',
    footer: '1,284 tonnes',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Tile>;

export const Default: Story = {};

export const States: Story = {
  decorators: [],
  render: () => (
    <Grid minColumnWidth="240px" gap="16">
      <Tile title="Only a title" />
      <Tile title="With a link" href="#link" />
      <Tile
        title="With everything"
        href="#all"
        media={<Avatar name="Everything" size="medium" shape="square" />}
        footer={<Badge tone="positive">In harbor</Badge>}
      >
        A line that says what it is
      </Tile>
      <Tile title={'A name that does not end, '.repeat(6)} href="#long" footer="10,000,000 tonnes">
        {'Word'.repeat(40)}
      </Tile>
    </Grid>
  ),
};

export const LongText: Story = {
  args: { title: 'Llanfairpwllgwyngyll'.repeat(4), footer: 'Word'.repeat(40) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LinksOnlyItsTitle: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Gray Heron' });
    await expect(link).toHaveAttribute('href', '#gray-heron');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const FollowsItsLinkOnAPressAnywhere: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article').getBoundingClientRect();
    const corners = [
      document.elementFromPoint(tile.left + 4, tile.bottom - 4),
      document.elementFromPoint(tile.right - 4, tile.top + 4),
    ];
    const link = canvas.getByRole('link');
    for (const hit of corners) await expect(hit).toBe(link);
  },
};

export const KeepsItsOwnButtonsAndLinksWorking: Story = {
  args: {
    footer: (
      <>
        <Button size="small" onPress={press}>
          Call
        </Button>
        <Link href="#log">Log</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Call' });
    for (const pressable of [button, canvas.getByRole('link', { name: 'Log' })]) {
      const box = pressable.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      await expect(pressable.contains(hit)).toBe(true);
    }
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledOnce();
  },
};
