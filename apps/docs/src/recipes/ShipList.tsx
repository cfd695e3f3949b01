import {
  EmptyState,
  FilterBar,
  SearchField,
  Select,
  SelectItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '@pressdock/ui';
import { useState } from 'react';
import type { Ship } from './ships.ts';

const quays = { north: 'Northern quay', south: 'Southern quay' } as const;

/** A list with a search field, one filter, and the number of results. */
export function ShipList({ ships }: { ships: readonly Ship[] }) {
  const [query, setQuery] = useState('');
  const [quay, setQuay] = useState('all');
  const found = ships.filter(
    (ship) =>
      ship.name.toLowerCase().includes(query.toLowerCase()) &&
      (quay === 'all' || ship.quay === quay),
  );

  return (
    <Stack>
      <FilterBar
        label="Filter ships"
        isFiltered={query !== '' || quay !== 'all'}
        onClear={() => {
          setQuery('');
          setQuay('all');
        }}
        result={`${found.length} of ${ships.length} ships`}
      >
        <SearchField label="Name" value={query} onChange={setQuery} />
        <Select label="Quay" value={quay} onChange={(value) => setQuay(value ?? 'all')}>
          <SelectItem id="all">All quays</SelectItem>
          <SelectItem id="north">{quays.north}</SelectItem>
          <SelectItem id="south">{quays.south}</SelectItem>
        </Select>
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState title="No ship matches">Try a shorter search, or all quays.</EmptyState>
      ) : (
        <Table caption="Ships" isCaptionHidden>
          <TableHead>
            <TableColumn>Name</TableColumn>
            <TableColumn>Quay</TableColumn>
            <TableColumn>Cargo</TableColumn>
            <TableColumn align="end">Tons</TableColumn>
          </TableHead>
          <TableBody>
            {found.map((ship) => (
              <TableRow key={ship.id}>
                <TableCell isRowHeader>{ship.name}</TableCell>
                <TableCell>{quays[ship.quay]}</TableCell>
                <TableCell>{ship.cargo}</TableCell>
                <TableCell align="end">{ship.tons.toLocaleString('en-US')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  );
}
