import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { DataTableColumn } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const fleet = ['Avocet', 'Curlew', 'Dunlin', 'Gray Heron'];
const makeFleet = (count: number) => Array.from({ length: count }, (_, index) => `Tern ${index}`);

const name: DataTableColumn<string> = { id: 'name', header: 'Name', cell: String };
const note: DataTableColumn<string> = {
  id: 'note',
  header: 'Note',
  cell: (ship) => <input aria-label={`Note on ${ship}`} />,
};
const rowHeader = { ...name, isRowHeader: true };

const meta: Meta<typeof DataTable<string>> = {
  title: 'Components/DataTable/Rows',
  component: DataTable<string>,
  args: {
    caption: 'Ships',
    columns: [rowHeader, note],
    rows: fleet,
    getRowId: String,
    emptyState: null,
    selectionMode: 'multiple',
  },
};
export default meta;

type Props = DataTableProps<string>;
type Story = StoryObj<typeof DataTable<string>>;

function Filtered(props: Props) {
  const [isFiltered, setFiltered] = useState(false);
  return (
    <Stack gap="16">
      <Button onPress={() => setFiltered(!isFiltered)}>Only ships at sea</Button>
      <DataTable {...props} rows={isFiltered ? fleet.slice(0, 2) : fleet} />
    </Stack>
  );
}

/** Adds and removes one ship beyond the number of rows that are rendered at once. */
function Growing(props: Props) {
  const [count, setCount] = useState(200);
  return (
    <Stack gap="16">
      <Button onPress={() => setCount(count === 200 ? 201 : 200)}>A ship comes or goes</Button>
      <DataTable {...props} rows={makeFleet(count)} maxHeight="400px" />
    </Stack>
  );
}

/** Hides the table at first, as a closed section does. */
function Revealed(props: Props) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Stack gap="16">
      <Button onPress={() => setVisible(true)}>Show ships</Button>
      <div hidden={!isVisible}>
        <DataTable {...props} />
      </div>
    </Stack>
  );
}

export const CountsOnlyExistingRows: Story = {
  args: { defaultSelectedKeys: new Set(['Avocet', 'Dunlin']), onSelectionChange: fn() },
  render: (args) => <Filtered {...args} />,
  play: async ({ args, canvas }) => {
    const filter = canvas.getByRole('button', { name: 'Only ships at sea' });
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(filter);
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Curlew' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['Avocet', 'Curlew']));
    await userEvent.click(filter);
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

export const NamesCheckboxesAfterTheFirstCell: Story = {
  args: { columns: [name] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Avocet' })).not.toBeChecked();
  },
};

export const NeverHidesTheColumnThatNamesRows: Story = {
  args: {
    columns: [{ ...rowHeader, isHideable: true }, note],
    defaultHiddenColumns: new Set(['name']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
  },
};

export const KeepsTypedTextWhenRowsAreVirtualized: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const grow = canvas.getByRole('button', { name: 'A ship comes or goes' });
    const typed = canvas.getByRole('textbox', { name: 'Note on Tern 0' });
    const drawn = () => canvasElement.querySelectorAll('th[scope="row"]').length;
    await userEvent.type(typed, 'Waits for a pilot');
    await userEvent.click(grow);
    await waitFor(() => expect(drawn()).toBeLessThan(60));
    await expect(typed).toBeInTheDocument();
    typed.focus();
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'));
      expect(drawn()).toBe(201);
    });
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawn()).toBeLessThan(60));
    await expect(typed).toHaveFocus();
    await userEvent.click(grow);
    await waitFor(() => expect(drawn()).toBe(200));
    await expect(typed).toBeInTheDocument();
    await expect(typed).toHaveValue('Waits for a pilot');
  },
};

export const ReturnsFocusToARowScrolledOutOfView: Story = {
  args: { rows: makeFleet(2000), maxHeight: '400px' },
  render: (args) => (
    <Stack gap="16">
      <Button>Print</Button>
      <DataTable {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Ships' });
    const typed = canvas.getByRole('textbox', { name: 'Note on Tern 0' });
    typed.focus();
    region.scrollTop = region.scrollHeight;
    await canvas.findByRole('rowheader', { name: 'Tern 1999' });
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    typed.focus();
    await expect(typed).toHaveFocus();
    // The browser blurs an element before it focuses the next one, and React may render in between.
    typed.blur();
    await new Promise((resolve) => setTimeout(resolve));
    const next = canvas.getByRole('textbox', { name: 'Note on Tern 1' });
    next.focus();
    await expect(next).toHaveFocus();
  },
};

export const StartsAtTheTopAfterBeingHidden: Story = {
  args: { rows: makeFleet(2000), maxHeight: '400px' },
  render: (args) => <Revealed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show ships' }));
    const region = await canvas.findByRole('region', { name: 'Ships' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(region.scrollTop).toBe(0);
    await expect(canvas.getByRole('textbox', { name: 'Note on Tern 0' })).toBeVisible();
  },
};

export const FoldsAColumnUnderTheNamesWhenNarrow: Story = {
  args: {
    columns: [
      rowHeader,
      { id: 'state', header: 'State', cell: () => 'At sea', foldsUnderName: true },
      note,
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '320px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Avocet At sea' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'State' })).toBeNull();
    await expect(canvas.queryByRole('cell', { name: 'At sea' })).toBeNull();
  },
};
