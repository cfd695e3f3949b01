import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { KeyboardKey } from '../KeyboardKey/KeyboardKey.tsx';
import { type FakeClock, installFakeClock } from '../private/fakeClock.testing.ts';
import { Tooltip } from './Tooltip.tsx';
import { TooltipTrigger } from './TooltipTrigger.tsx';

const words = 'Pilots are asked six hours ahead';

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { children: words },
  decorators: [(Story) => <div style={{ padding: '64px 96px' }}>{Story()}</div>],
  render: (args) => (
    <TooltipTrigger>
      <Button>Ask for a pilot</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

const trigger = () => screen.getByRole('button', { name: 'Ask for a pilot' });

const openByFocus = async () => {
  await userEvent.tab();
  return screen.findByRole('tooltip');
};

/** Moves the pointer, because only its path distinguishes it from a page that moves under a resting pointer. */
const rest = async () => {
  await userEvent.hover(document.body);
  await userEvent.hover(trigger());
};

export const Default: Story = {};

export const Open: Story = {
  play: async () => {
    await openByFocus();
  },
};

export const WithAKey: Story = {
  args: {
    children: (
      <>
        Ask for a pilot <KeyboardKey>P</KeyboardKey>
      </>
    ),
  },
  play: Open.play,
};

export const LongText: Story = {
  args: { children: `${words}, unless the wind is stronger than seven, when none can come. ` },
  play: Open.play,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { placement: 'end' },
  play: Open.play,
};

export const OpensImmediatelyOnKeyboardFocus: Story = {
  play: async () => {
    const tooltip = await openByFocus();
    await expect(trigger()).toHaveFocus();
    await expect(tooltip).toHaveTextContent(words);
    await expect(trigger()).toHaveAccessibleDescription(words);
  },
};

export const OpensForAPointerThatRests: Story = {
  play: async () => {
    await rest();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

let clock: FakeClock;

export const StaysWhileHovered: Story = {
  beforeEach: () => {
    clock = installFakeClock(100);
    return clock.restore;
  },
  play: async () => {
    await rest();
    clock.runPendingTimers();
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.unhover(trigger());
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(true));
    await userEvent.hover(tooltip);
    clock.runPendingTimers();
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(clock.hasPendingTimers()).toBe(true));
    clock.runPendingTimers();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const ClosesByEscapeAndKeepsFocus: Story = {
  play: async () => {
    await openByFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(trigger()).toHaveFocus();
  },
};

export const ClosesWhenFocusMovesOn: Story = {
  play: async () => {
    await openByFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
