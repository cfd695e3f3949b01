import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { type MeterThreshold, meterTones } from './findThreshold.ts';
import { Meter } from './Meter.tsx';

const thresholds: MeterThreshold[] = [
  { from: 80, tone: 'caution', label: 'Nearly full' },
  { from: 100, tone: 'critical', label: 'Full' },
];

const meta: Meta<typeof Meter> = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Berths taken', value: 64, thresholds },
};
export default meta;

type Story = StoryObj<typeof Meter>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="24">
      {meterTones.map((tone) => (
        <Meter {...args} key={tone} thresholds={[{ from: 0, tone, label: `Tone ${tone}` }]} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="24">
      {[0, 79, 80, 100, 140].map((value) => (
        <Meter {...args} key={value} value={value} />
      ))}
    </Stack>
  ),
};

export const ValueAsText: Story = {
  args: {
    value: 18,
    maxValue: 22,
    valueLabel: '18 of 22 berths',
    thresholds: [{ from: 18, tone: 'caution', label: 'Nearly full' }],
  },
};

export const LongText: Story = {
  args: {
    label: 'Berths taken by ships that wait for cargo from the island. '.repeat(3),
    value: 85,
  },
};

export const RightToLeft: Story = { ...ValueAsText, globals: { direction: 'rtl' } };

export const AnnouncesItsValueAndItsMeaning: Story = {
  args: { value: 85 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Berths taken' });
    await expect(meter).toHaveAttribute('aria-valuenow', '85');
    await expect(meter).toHaveAttribute('aria-valuetext', '85%, Nearly full');
    await expect(canvas.getByText('Nearly full')).toBeVisible();
  },
};

export const StaysWithinItsTrack: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '100');
    const track = meter.lastElementChild;
    const fill = track?.firstElementChild;
    await expect(fill?.getBoundingClientRect().width).toBe(track?.getBoundingClientRect().width);
  },
};
