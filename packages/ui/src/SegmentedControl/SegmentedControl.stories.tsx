import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChartIcon, MenuIcon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Segment, SegmentedControl } from './SegmentedControl.tsx';

const segments = (
  <>
    <Segment value="day">Day</Segment>
    <Segment value="week">Week</Segment>
    <Segment value="month">Month</Segment>
  </>
);

const meta: Meta<typeof SegmentedControl> = {
  title: 'Components/SegmentedControl',
  tags: ['rtl'],
  component: SegmentedControl,
  args: { label: 'Tides by', defaultValue: 'week', children: segments, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof SegmentedControl>;

export const Default: Story = {};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const WithIcons: Story = {
  args: {
    label: 'Show ships as',
    defaultValue: 'list',
    children: (
      <>
        <Segment value="list">
          <MenuIcon /> List
        </Segment>
        <Segment value="chart">
          <ChartIcon /> Chart
        </Segment>
      </>
    ),
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="24">
      <SegmentedControl label="Disabled" defaultValue="day" isDisabled>
        {segments}
      </SegmentedControl>
      <SegmentedControl label="One of them disabled" defaultValue="day">
        <Segment value="day">Day</Segment>
        <Segment value="year" isDisabled>
          Year
        </Segment>
      </SegmentedControl>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Segment value="week">Ships that wait outside of the harbor for a berth</Segment>
        <Segment value="day">Ships in harbor</Segment>
        <Segment value="other">{'Llanfairpwllgwyngyll'.repeat(5)}</Segment>
      </>
    ),
  },
};

export const RightToLeft: Story = { ...WithIcons, globals: { direction: 'rtl' } };

export const ArrowKeysSelectAndWrapAround: Story = {
  render: (args) => (
    <Stack gap="16" align="start">
      <SegmentedControl {...args} />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const segment = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(segment('Week')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(segment('Month')).toBeChecked();
    await expect(segment('Month')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(segment('Day')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

export const HasAGroupName: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Tides by' })).toBeVisible();
  },
};
