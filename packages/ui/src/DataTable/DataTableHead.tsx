'use client';
import type { ReactNode } from 'react';
import { TableColumn } from '../Table/TableColumn.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './columns.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** The header of the checkbox column. */
  selectAll: ReactNode;
  /** Whether only some rows are rendered, so that each states its index. */
  isWindowed: boolean;
}

/** The headers of a `DataTable`. */
export function DataTableHead<Row>({ columns, selectAll, isWindowed }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={isWindowed ? 1 : undefined}>
        {selectAll}
        {columns.map(({ id, header, align, width, isSortable, isHeaderHidden, isPinned }) => (
          <TableColumn
            key={id}
            id={id}
            align={align}
            width={width}
            isSortable={isSortable}
            isPinned={isPinned}
          >
            {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </TableColumn>
        ))}
      </tr>
    </thead>
  );
}
