import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { MoreIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Table, type TableProps } from './Table.tsx';
import { TableColumn } from './TableColumn.tsx';
import { TableBody, TableCell, TableHead, TableRow } from './TableParts.tsx';
import type { SortDescriptor } from './tableSort.ts';

interface Ship {
  name: string;
  state: 'In harbor' | 'At sea';
  port: string;
  tonnes: number;
}

const fleet: Ship[] = [
  { name: 'Gray Heron', state: 'In harbor', port: 'Bergen', tonnes: 911 },
  { name: 'Avocet', state: 'At sea', port: 'Aberdeen', tonnes: 1207 },
  { name: 'Curlew', state: 'At sea', port: 'Esbjerg', tonnes: 342 },
];

const written = new Intl.NumberFormat('en');

function Ships({ ships = fleet, ...props }: Partial<TableProps> & { ships?: Ship[] }) {
  return (
    <Table caption="Ships" {...props}>
      <TableHead>
        <TableColumn id="name" isSortable>
          Name
        </TableColumn>
        <TableColumn>State</TableColumn>
        <TableColumn>Next port</TableColumn>
        <TableColumn id="tonnes" isSortable align="end">
          Tonnes
        </TableColumn>
        <TableColumn align="end" width="64px">
          <VisuallyHidden>Actions</VisuallyHidden>
        </TableColumn>
      </TableHead>
      <TableBody>
        {ships.map(({ name, state, port, tonnes }) => (
          <TableRow key={name}>
            <TableCell isRowHeader>
              <Text isMonospace>{name}</Text>
            </TableCell>
            <TableCell>
              <Badge tone={state === 'At sea' ? 'neutral' : 'positive'}>{state}</Badge>
            </TableCell>
            <TableCell>{port}</TableCell>
            <TableCell align="end">{written.format(tonnes)}</TableCell>
            <TableCell align="end">
              <IconButton size="small" label={`Actions for ${name}`} icon={<MoreIcon />} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function SortedShips() {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const ships = fleet.toSorted(
    (a, b) => turn * (sort.column === 'name' ? a.name.localeCompare(b.name) : a.tonnes - b.tonnes),
  );
  return <Ships ships={ships} sortDescriptor={sort} onSortChange={setSort} />;
}

const meta: Meta<typeof Table> = {
  title: 'Components/Table',
  tags: ['rtl'],
  component: Table,
  render: (args) => <Ships {...args} />,
};
export default meta;

type Story = StoryObj<typeof Table>;

export const Default: Story = {};

export const InACard: Story = {
  render: () => (
    <Card title="Ships" aside="3 of 38" padding="none" footer="Show all ships">
      <Ships isCaptionHidden />
    </Card>
  ),
};

export const Sorted: Story = { render: () => <SortedShips /> };

export const Empty: Story = {
  render: () => (
    <Table caption="Ships">
      <TableHead>
        <TableColumn>Name</TableColumn>
        <TableColumn align="end">Tonnes</TableColumn>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell colSpan={2}>
            <EmptyState title="No ships yet" />
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const LongText: Story = {
  render: () => (
    <Ships
      ships={[
        {
          name: 'Gray Heron of the northern quay '.repeat(4),
          state: 'At sea',
          port: 'Llanfairpwllgwyngyll'.repeat(3),
          tonnes: 10_000_000,
        },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Sorted, globals: { direction: 'rtl' } };

export const IsANativeTable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Ships' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await expect(within(table).getByRole('rowheader', { name: 'Avocet' })).toBeVisible();
  },
};

export const SortsByAPressOnAHeader: Story = {
  ...Sorted,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    await expect(names()).toEqual(['Gray Heron', 'Curlew', 'Avocet']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tonnes' }));
    await expect(header('Tonnes')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Name')).not.toHaveAttribute('aria-sort');
    await expect(names()).toEqual(['Curlew', 'Gray Heron', 'Avocet']);
  },
};

export const AlignsNumbersToTheEnd: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('cell', { name: '1,207' });
    await expect(getComputedStyle(figure).textAlign).toBe('end');
    await expect(getComputedStyle(figure).fontVariantNumeric).toBe('tabular-nums');
  },
};

export const ScrollsByKeyboardOnlyWhenItOverflows: Story = {
  render: () => (
    <>
      <div style={{ inlineSize: '240px' }}>
        <Ships caption="Ships on a narrow screen" />
      </div>
      <Ships caption="Ships on a wide screen" />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Ships on a narrow screen' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Ships on a wide screen' })).toBeNull(),
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
