'use client';
import type { ReactNode } from 'react';
import { ColumnHeader } from '../Table/ColumnHeader.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';

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
        {columns.map(({ id, header, align, width, isHeaderHidden, foldsUnderName, ...sorting }) => (
          <ColumnHeader
            key={id}
            id={id}
            align={align}
            width={width}
            isSortable={sorting.isSortable}
            isPinned={sorting.isPinned}
            className={foldsUnderName ? styles.folding : undefined}
          >
            {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </ColumnHeader>
        ))}
      </tr>
    </thead>
  );
}
