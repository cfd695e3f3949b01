import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert, alertTones } from './Alert.tsx';

const meta: Meta<typeof Alert> = {
  title: 'Components/Alert',
  component: Alert,
  args: {
    tone: 'info',
    title: 'The harbor closes at six',
    children: 'Ships that arrive later wait outside until the morning.',
  },
};
export default meta;

type Story = StoryObj<typeof Alert>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="12">
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const TextOnly: Story = { args: { title: undefined } };

export const WithActions: Story = {
  args: {
    tone: 'critical',
    title: 'The list of berths could not be loaded.',
    children: undefined,
    actions: <Button size="small">Try again</Button>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3),
    children: 'https://harbor.example/berths/northern-quay/'.repeat(6),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...WithActions, globals: { direction: 'rtl' } };

export const InterruptsScreenReadersOnlyWhenCritical: Story = {
  ...Variants,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByRole('status')).toHaveLength(alertTones.length - 1);
  },
};
