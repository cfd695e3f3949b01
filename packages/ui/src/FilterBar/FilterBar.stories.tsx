import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type FakeClock, installFakeClock } from '../private/fakeClock.testing.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { FilterBar } from './FilterBar.tsx';

const ships = ['Gray Heron', 'Gray Seal', 'Northern Star', 'Kittiwake', 'Fulmar'];

function Ships({ isPending = false }: { isPending?: boolean }) {
  const [query, setQuery] = useState('');
  const [quay, setQuay] = useState('all');
  const found = ships.filter((ship) => ship.toLowerCase().includes(query.toLowerCase()));
  const clear = () => {
    setQuery('');
    setQuay('all');
  };
  return (
    <Stack gap="16">
      <FilterBar
        label="Filter ships"
        isFiltered={query !== '' || quay !== 'all'}
        onClear={clear}
        result={isPending ? undefined : `${found.length} of ${ships.length} ships`}
      >
        <SearchField label="Ship" value={query} onChange={setQuery} isPending={isPending} />
        <Select label="Quay" value={quay} onChange={(key) => setQuay(String(key))}>
          <SelectItem id="all">All quays</SelectItem>
          <SelectItem id="north">Northern quay</SelectItem>
        </Select>
        <Select label="Cargo" defaultValue="all">
          <SelectItem id="all">Any cargo</SelectItem>
          <SelectItem id="grain">Grain</SelectItem>
        </Select>
      </FilterBar>
      {found.map((ship) => (
        <Text key={ship}>{ship}</Text>
      ))}
    </Stack>
  );
}

const meta: Meta<typeof FilterBar> = {
  title: 'Components/FilterBar',
  component: FilterBar,
  render: () => <Ships />,
};
export default meta;

type Story = StoryObj<typeof FilterBar>;

export const Default: Story = {};

export const Filtered: Story = {
  args: {
    label: 'Filter ships',
    isFiltered: true,
    result: '12 of 40 ships',
    children: <SearchField label="Ship" defaultValue="heron" />,
  },
  render: (args) => <FilterBar {...args} />,
};

export const Pending: Story = { render: () => <Ships isPending /> };

export const AlignsItsFieldsWhenOneHasAnError: Story = {
  args: {
    label: 'Filter ships',
    isFiltered: true,
    children: (
      <>
        <SearchField label="Ship" />
        <SearchField label="Berth" defaultValue="0" errorMessage="Enter a berth from 1 to 22." />
      </>
    ),
  },
  render: (args) => <FilterBar {...args} />,
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('input')];
    const tops = fields.map((field) => field.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const OnANarrowScreen: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { ...Filtered, globals: { direction: 'rtl' } };

let clock: FakeClock;

export const AnnouncesTheResultOnceAfterTyping: Story = {
  beforeEach: () => {
    clock = installFakeClock(500);
    return clock.restore;
  },
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    const announcements: string[] = [];
    const watch = new MutationObserver(() => announcements.push(status.textContent ?? ''));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('gray');
    await expect(canvas.getAllByText('2 of 5 ships')[0]).toBeVisible();
    await userEvent.keyboard(' s');
    await expect(canvas.getAllByText('1 of 5 ships')[0]).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    clock.runPendingTimers();
    await waitFor(() => expect(status).toHaveTextContent('1 of 5 ships'));
    watch.disconnect();
    await expect(announcements).toEqual(['1 of 5 ships']);
    await expect(canvasElement).toHaveTextContent('Gray Seal');
  },
};

export const ClearsEveryFieldAndMovesFocusToTheFirst: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Ship' });
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(search, 'gray');
    const clear = canvas.getByText('Clear').closest('button');
    clear?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(canvas.getByText('Kittiwake')).toBeVisible();
  },
};
