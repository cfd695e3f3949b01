import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type FakeClock, installFakeClock } from '../private/fakeClock.testing.ts';
import { createToasts, type ToastMessage, toastTones } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface ToastDemoProps {
  messages: ToastMessage[];
  timeout?: number;
}

function ToastDemo({ messages, timeout }: ToastDemoProps) {
  const [toasts] = useState(createToasts);
  useEffect(() => {
    for (const message of messages) toasts.add(message, timeout ? { timeout } : undefined);
    return () => toasts.clear();
  }, [toasts, messages, timeout]);
  return (
    <>
      <Button onPress={() => toasts.add({ title: 'Anchor weighed' })}>Weigh anchor</Button>
      <ToastRegion toasts={toasts} label="Messages" />
    </>
  );
}

const saved: ToastMessage = {
  title: 'Manifest sent',
  description: 'The harbor master has it.',
  tone: 'positive',
};

const meta: Meta<typeof ToastDemo> = {
  title: 'Components/Toast',
  component: ToastDemo,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { messages: [saved] },
};
export default meta;

type Story = StoryObj<typeof ToastDemo>;

export const Default: Story = {};

export const Variants: Story = {
  args: { messages: toastTones.map((tone) => ({ ...saved, title: `${tone} message`, tone })) },
};

export const LongText: Story = {
  args: {
    messages: [
      { title: 'Llanfairpwllgwyngyll'.repeat(5), description: 'Word for word. '.repeat(20) },
    ],
  },
};

export const StaysOnTheScreenWhenLong: Story = {
  args: { messages: [{ title: 'Manifest sent', description: 'Word for word. '.repeat(300) }] },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

const undo = fn();

const undoable: ToastMessage = {
  title: 'Gray Heron is off',
  action: { label: 'Undo', onPress: undo },
};

export const WithAction: Story = { args: { messages: [undoable] } };

export const ClosesWhenItsActionIsPressed: Story = {
  args: { messages: [undoable] },
  beforeEach: () => void undo.mockClear(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Gray Heron is off')).toBeNull());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const IsARegionThatF6Reaches: Story = {
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Messages' });
    await userEvent.click(screen.getByRole('button', { name: 'Weigh anchor' }));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
  },
};

export const IsAnnounced: Story = {
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Manifest sent');
    await expect(alert).toHaveTextContent('The harbor master has it.');
  },
};

let clock: FakeClock;

const untilTimePasses: Story = {
  args: { timeout: 3_600_000 },
  beforeEach: () => {
    clock = installFakeClock(60_000);
    return clock.restore;
  },
};

export const TimesOut: Story = {
  ...untilTimePasses,
  play: async () => {
    await screen.findByText('Manifest sent');
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(true));
    clock.runPendingTimers();
    await waitFor(() => expect(screen.queryByText('Manifest sent')).toBeNull());
  },
};

export const StaysWhileHovered: Story = {
  ...untilTimePasses,
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(true));
    await userEvent.hover(region);
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(false));
    await expect(screen.getByText('Manifest sent')).toBeVisible();
    await userEvent.unhover(region);
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(true));
    clock.runPendingTimers();
    await waitFor(() => expect(screen.queryByText('Manifest sent')).toBeNull());
  },
};

export const StaysWhileFocused: Story = {
  ...untilTimePasses,
  play: async () => {
    await screen.findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(true));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(false));
    await expect(screen.getByText('Manifest sent')).toBeVisible();
  },
};

export const ClosesByItsButtonAndReturnsFocus: Story = {
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Weigh anchor' });
    await screen.findByText('Manifest sent');
    opener.focus();
    await userEvent.keyboard('{F6}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Manifest sent')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
