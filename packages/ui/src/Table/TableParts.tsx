import type { ReactNode, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Table.css.ts';

/** The alignment of a cell's content; align numbers to the end. */
export const cellAligns = ['start', 'end'] as const;

/** One of `cellAligns`. */
export type CellAlign = (typeof cellAligns)[number];

interface PartProps {
  /** `TableColumn`s in the head, `TableRow`s in the body, `TableCell`s in a row, any content in a cell. */
  children?: ReactNode;
}

export interface TableHeadProps extends PartProps, RefAttributes<HTMLTableSectionElement> {}

/** The row of `TableColumn`s. */
export const TableHead = withRef(function TableHead({ children, ref }: TableHeadProps) {
  return (
    <thead ref={ref}>
      <tr>{children}</tr>
    </thead>
  );
});

export interface TableBodyProps extends PartProps, RefAttributes<HTMLTableSectionElement> {}

/** The `TableRow`s. */
export const TableBody = withRef(function TableBody({ children, ref }: TableBodyProps) {
  return <tbody ref={ref}>{children}</tbody>;
});

export interface TableRowProps extends PartProps {}

/** One row. Takes no `ref`, because tables have many: use the table's `ref` and its `rows`. */
export function TableRow({ children }: TableRowProps) {
  return <tr className={styles.row}>{children}</tr>;
}

export interface TableCellProps extends PartProps {
  /** The alignment of the content; align numbers to the end. */
  align?: CellAlign;
  /** Whether this cell names its row; one per row. */
  isRowHeader?: boolean;
  /** The number of columns it spans. */
  colSpan?: number;
  /** Whether it stays visible at the end while the table scrolls horizontally: for row actions. */
  isPinned?: boolean;
}

/** One cell; `align="end"` also makes digits equally wide. */
export function TableCell({
  align = 'start',
  isRowHeader = false,
  colSpan,
  isPinned = false,
  children,
}: TableCellProps) {
  if (isRowHeader) {
    return (
      <th scope="row" colSpan={colSpan} className={styles.rowHeaders[align]}>
        {children}
      </th>
    );
  }
  return (
    <td
      colSpan={colSpan}
      className={isPinned ? join(styles.cells[align], styles.pinned) : styles.cells[align]}
    >
      {children}
    </td>
  );
}
