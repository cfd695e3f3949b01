import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';
import { PopoverTrigger } from './PopoverTrigger.tsx';

const apply = fn();

const facts = (
  <Text as="p" tone="muted">
    Gross tonnage is the room within a ship, not its weight. One ton is 2.83 cubic meters.
  </Text>
);

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { title: 'Gross tonnage', children: facts },
  render: (args) => (
    <Stack gap="16" align="start">
      <PopoverTrigger>
        <Button>What is a ton?</Button>
        <Popover {...args} />
      </PopoverTrigger>
      <Button>Next</Button>
    </Stack>
  ),
};
export default meta;

type Story = StoryObj<typeof Popover>;

const opener = () => screen.getByRole('button', { name: 'What is a ton?', hidden: true });

const open = async () => {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Gross tonnage' });
};

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const Open: Story = {
  play: async () => {
    await open();
  },
};

export const WithFields: Story = {
  args: {
    title: 'Gross tonnage',
    children: (
      <Stack gap="12">
        <TextField label="From" />
        <TextField label="To" />
        <Inline justify="end">
          <Button slot="close" size="small" variant="primary" onPress={apply}>
            Show ships
          </Button>
        </Inline>
      </Stack>
    ),
  },
  play: Open.play,
};

export const HiddenTitle: Story = { args: { isTitleHidden: true }, play: Open.play };

export const LongText: Story = {
  args: { title: 'Llanfairpwllgwyngyll'.repeat(4), children: 'Sail around the world. '.repeat(40) },
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('dialog');
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const OpensByKeyboardAndReturnsFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Gross tonnage' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const ClosesOnAPressOutside: Story = {
  play: async () => {
    await open();
    await userEvent.click(document.body);
    await waitUntilClosed();
  },
};

export const ClosesByItsOwnButton: Story = {
  args: WithFields.args,
  play: async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show ships' }));
    await expect(apply).toHaveBeenCalledOnce();
    await waitUntilClosed();
  },
};
