import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { MoreIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SortDescriptor } from '../Table/tableSort.ts';
import type { DataTableColumn } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { sortRows } from './sortRows.ts';

interface Ship {
  name: string;
  state: 'In harbor' | 'At sea';
  port: string;
  tonnes: number;
}

type Props = DataTableProps<Ship>;

const fleet: Ship[] = [
  { name: 'Gray Heron', state: 'In harbor', port: 'Bergen', tonnes: 911 },
  { name: 'Avocet', state: 'At sea', port: 'Aberdeen', tonnes: 1207 },
  { name: 'Curlew', state: 'At sea', port: 'Esbjerg', tonnes: 342 },
  { name: 'Dunlin', state: 'In harbor', port: 'Lerwick', tonnes: 518 },
];

const makeFleet = (count: number): Ship[] =>
  Array.from({ length: count }, (_, index) => {
    const ship = fleet[(index + 1) % fleet.length] as Ship;
    return { ...ship, name: `${ship.name} ${index + 1}`, tonnes: ship.tonnes + index };
  });

const written = new Intl.NumberFormat('en');

const columns: DataTableColumn<Ship>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'At sea' ? 'neutral' : 'positive'}>{state}</Badge>,
    isHideable: true,
  },
  {
    id: 'port',
    header: 'Next port',
    cell: ({ port }) => port,
    isSortable: true,
    isHideable: true,
  },
  {
    id: 'tonnes',
    header: 'Tonnes',
    cell: ({ tonnes }) => written.format(tonnes),
    align: 'end',
    isSortable: true,
    isHideable: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ name }) => (
      <IconButton size="small" label={`Actions for ${name}`} icon={<MoreIcon />} />
    ),
    align: 'end',
    width: '64px',
    isHeaderHidden: true,
    isPinned: true,
  },
];

const empty = (
  <EmptyState title="No ships yet">A ship is listed here once it has called.</EmptyState>
);

/** Controls the sorting, as a screen would. */
function Ships({ rows, ...props }: Partial<Props>) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' });
  return (
    <DataTable
      caption="Ships"
      columns={columns}
      getRowId={({ name }) => name}
      emptyState={empty}
      sortDescriptor={sort}
      onSortChange={setSort}
      bulkActions={() => <Button size="small">Assign berth</Button>}
      {...props}
      rows={sortRows(rows ?? fleet, sort, (ship, column) => ship[column as keyof Ship])}
    />
  );
}

const meta: Meta<typeof DataTable<Ship>> = {
  title: 'Components/DataTable',
  tags: ['rtl'],
  component: DataTable<Ship>,
  render: (args) => <Ships {...args} />,
};
export default meta;

type Story = StoryObj<typeof DataTable<Ship>>;

export const Default: Story = {};

export const Selectable: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: new Set(['Avocet', 'Dunlin']) },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const LoadingMore: Story = { args: { isLoading: true, selectionMode: 'multiple' } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: { rows: [], errorMessage: 'The ships could not be loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The ships could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedOnANarrowScreen: Story = {
  ...Failed,
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Ships' });
    const { width } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(width).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const FailedToRefresh: Story = {
  args: { errorMessage: 'The ships could not be refreshed.', onRetry: fn() },
};

export const LongText: Story = {
  args: {
    selectionMode: 'multiple',
    rows: [
      ...fleet,
      {
        name: 'Gray Heron of the quay '.repeat(6),
        state: 'At sea',
        port: 'Å'.repeat(60),
        tonnes: 1e7,
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: Selectable.args,
  globals: { direction: 'rtl' },
};

export const KeepsRowActionsInView: Story = {
  args: { selectionMode: 'multiple' },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Ships' });
    const action = canvas.getByRole('button', { name: 'Actions for Avocet' });
    const isInView = () =>
      action.getBoundingClientRect().right <= region.getBoundingClientRect().right;
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(isInView()).toBe(true);
    region.scrollLeft = 60;
    await expect(isInView()).toBe(true);
    region.scrollLeft = 0;
  },
};

export const SortsByAPressOnAHeader: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Tonnes' }));
    await expect(canvas.getByRole('columnheader', { name: 'Tonnes' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(names()).toEqual(['Curlew', 'Dunlin', 'Gray Heron', 'Avocet']);
  },
};

export const SelectsByKeyboard: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    all.focus();
    await expect(canvas.getByText('None selected')).toHaveRole('status');
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['Avocet', 'Curlew', 'Dunlin', 'Gray Heron']),
    );
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Curlew' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByText('None selected')).toBeVisible();
    await waitFor(() => expect(all).toHaveFocus());
  },
};

export const SelectsARangeWithShift: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const user = userEvent.setup();
    await user.click(box('Avocet'));
    await user.keyboard('{Shift>}');
    await user.click(box('Dunlin'));
    await user.keyboard('{/Shift}');
    await expect(box('Curlew')).toBeChecked();
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

export const HidesColumns: Story = {
  args: { onHiddenColumnsChange: fn() },
  play: async ({ args, canvas }) => {
    const page = within(document.body);
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const port = await page.findByRole('menuitemcheckbox', { name: 'Next port' });
    await expect(port).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(port);
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['port']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'Next port' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

export const AnnouncesThatItIsLoading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ships' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toHaveRole('status');
    await expect(canvas.queryAllByRole('row')).toHaveLength(1);
  },
};

export const ThousandsOfRows: Story = {
  args: { rows: makeFleet(2000), selectionMode: 'multiple', maxHeight: '400px' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Ships' });
    await expect(table).toHaveAttribute('aria-rowcount', '2001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const region = await canvas.findByRole('region', { name: 'Ships' });
    const first = canvas.getByRole('checkbox', { name: 'Select Avocet 1' });
    first.focus();
    await userEvent.keyboard(' ');
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByRole('rowheader', { name: 'Gray Heron 2000' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '2001');
    await expect(first).toHaveFocus();
    await expect(first).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select Avocet 5' })).toHaveFocus();
    await waitFor(() => expect(region.scrollTop).toBeLessThan(200));
  },
};

export const PrintsEveryRow: Story = {
  args: { rows: makeFleet(240), maxHeight: '400px' },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('th[scope="row"]').length;
    await expect(canvas.getByRole('table', { name: 'Ships' })).toBeVisible();
    await expect(rows()).toBeLessThan(60);
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'));
      expect(rows()).toBe(240);
    });
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(60));
  },
};
