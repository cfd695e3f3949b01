import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LoadMore } from './LoadMore.tsx';

const ships = ['Gray Heron', 'Égret', 'Northern Star', 'Kittiwake', 'Fulmar'];

/** Loads two ships at a time, each after the pending state was visible. */
function Ships({ isFailing = false }: { isFailing?: boolean }) {
  const [count, setCount] = useState(2);
  const [isPending, setPending] = useState(false);
  const [errorMessage, setError] = useState<string>();
  const load = () => {
    setPending(true);
    setTimeout(() => {
      setPending(false);
      if (isFailing && errorMessage === undefined) {
        setError('The harbor office did not respond.');
        return;
      }
      setError(undefined);
      setCount((count) => Math.min(ships.length, count + 2));
    }, 50);
  };
  return (
    <Stack gap="16">
      {ships.slice(0, count).map((ship) => (
        <Text key={ship}>{ship}</Text>
      ))}
      <LoadMore
        count={count}
        total={ships.length}
        onLoadMore={load}
        isPending={isPending}
        errorMessage={errorMessage}
      />
    </Stack>
  );
}

/** One of the ships is at sea; the filter changes without a press on the button. */
function FilteredShips() {
  const [count, setCount] = useState(2);
  const [isFiltered, setFiltered] = useState(false);
  return (
    <Stack gap="16">
      <Button onPress={() => setFiltered(!isFiltered)}>Only ships at sea</Button>
      <LoadMore
        count={isFiltered ? 1 : count}
        total={isFiltered ? 1 : ships.length}
        onLoadMore={() => setCount(count + 2)}
      />
    </Stack>
  );
}

const meta: Meta<typeof LoadMore> = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: { count: 20, total: 1284, onLoadMore: fn() },
};
export default meta;

type Story = StoryObj<typeof LoadMore>;

export const Default: Story = {};

export const WithoutATotal: Story = {
  render: () => <LoadMore count={20} hasMore onLoadMore={() => undefined} />,
};

export const Pending: Story = { args: { isPending: true } };

export const WithAnError: Story = {
  args: { errorMessage: 'The harbor office did not respond.' },
};

export const AllLoaded: Story = { args: { count: 1284 } };

export const LongText: Story = {
  args: { errorMessage: 'The harbor office did not respond, no matter what was sent. '.repeat(6) },
};

export const RightToLeft: Story = { ...WithAnError, globals: { direction: 'rtl' } };

export const AnnouncesHowManyWereAddedAndKeepsFocus: Story = {
  render: () => <Ships />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('2 more loaded, 4 of 5 shown'),
    );
    await expect(button).toHaveFocus();
  },
};

export const MovesFocusToTheCountAfterTheLastItems: Story = {
  render: () => <Ships />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Kittiwake')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await waitFor(() => expect(canvas.getByText('5 of 5 shown')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('1 more loaded, 5 of 5 shown');
  },
};

export const AnnouncesNothingWhenAFilterChangesTheList: Story = {
  render: () => <FilteredShips />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('2 more loaded, 4 of 5 shown');
    const filter = canvas.getByRole('button', { name: 'Only ships at sea' });
    await userEvent.click(filter);
    await expect(canvas.getByText('1 of 1 shown')).not.toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(filter);
    await expect(canvas.getByText('4 of 5 shown')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
  },
};

export const RetriesAfterAnError: Story = {
  render: () => <Ships isFailing />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The harbor office did not respond.'),
    );
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Kittiwake')).toBeVisible());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const LoadsOnlyOnceWhilePending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
