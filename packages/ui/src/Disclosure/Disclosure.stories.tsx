import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'How dues are counted',
    onExpandedChange: fn(),
    children: (
      <Text as="p">
        By gross tonnage and by the day. The <Link href="#tariff">tariff</Link> has the figures.
      </Text>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Default: Story = {};

export const Expanded: Story = { args: { defaultExpanded: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'How the dues of a ship that waits outside of the harbor are counted. '.repeat(3),
    defaultExpanded: true,
  },
};

export const RightToLeft: Story = { ...Expanded, globals: { direction: 'rtl' } };

export const OpensAndClosesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How dues are counted', expanded: false });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('link', { name: 'tariff' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'tariff' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SkipsHiddenContentWhenTabbing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { hidden: true })).not.toHaveFocus();
  },
};

export const IsFoundByTheBrowsersSearch: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { hidden: true });
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await waitFor(() => {
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
    });
  },
};

export const CanBeAHeading: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'How dues are counted' }),
    ).toBeVisible();
  },
};
