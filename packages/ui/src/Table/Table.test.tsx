import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';
import { TableColumn } from './TableColumn.tsx';
import { TableBody, TableCell, TableHead, TableRow } from './TableParts.tsx';

test('is a plain table when rendered on a server, sorted as it was asked to say', () => {
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
