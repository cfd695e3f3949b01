import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';
import { TableColumn } from './TableColumn.tsx';
import { TableBody, TableCell, TableHead, TableRow } from './TableParts.tsx';

test('renders a native table with its sorting on a server', () => {
  const html = renderToString(
    <Table caption="Ships" sortDescriptor={{ column: 'name', direction: 'descending' }}>
      <TableHead>
        <TableColumn id="name" isSortable>
          Name
        </TableColumn>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell isRowHeader>Avocet</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  expect(html).toMatch(/<table[^>]*><caption[^>]*>Ships<\/caption><thead><tr><th/);
  expect(html).toMatch(/<th[^>]*aria-sort="descending"/);
  expect(html).toMatch(/<tr[^>]*><th[^>]*scope="row"[^>]*>Avocet<\/th><\/tr>/);
});
