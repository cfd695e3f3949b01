import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as controlIcons from './controlIcons.tsx';
import { iconSizes } from './createIcon.tsx';
import * as otherIcons from './Icon.tsx';

const icons = { ...controlIcons, ...otherIcons };
const byName = Object.entries(icons).sort(([a], [b]) => a.localeCompare(b));

const meta: Meta<typeof icons.PlugIcon> = {
  title: 'Components/Icon',
  component: icons.PlugIcon,
};
export default meta;

type Story = StoryObj<typeof icons.PlugIcon>;

export const Default: Story = {};

export const Variants: Story = {
  name: 'All icons',
  render: () => (
    <Grid minColumnWidth="11rem">
      {byName.map(([name, Icon]) => (
        <Inline key={name} isWrapping={false}>
          <Icon size={20} />
          <Text size="13">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <icons.PlugIcon key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const IsHiddenFromScreenReaders: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const MirrorsInRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <icons.ChevronRightIcon />,
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing && getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};
