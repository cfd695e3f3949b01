import type { ReactNode, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Table.css.ts';

/** On which side a cell's content stands; figures stand at the end. */
export const cellAligns = ['start', 'end'] as const;

/** One of `cellAligns`. */
export type CellAlign = (typeof cellAligns)[number];

interface PartProps {
  /** `TableColumn`s in the head, `TableRow`s in the body, `TableCell`s in a row, anything in a cell. */
  children?: ReactNode;
}

export interface TableHeadProps extends PartProps, RefAttributes<HTMLTableSectionElement> {}

/** The one row of `TableColumn`s. */
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

/** One thing that the table lists. Takes no `ref`, as a list has many: ask the table's for its rows. */
export function TableRow({ children }: TableRowProps) {
  return <tr className={styles.row}>{children}</tr>;
}

export interface TableCellProps extends PartProps {
  /** On which side its content stands; figures stand at the end. */
  align?: CellAlign;
  /** Whether this cell names its row; one per row. */
  isRowHeader?: boolean;
  /** How many columns it spans. */
  colSpan?: number;
  /** Whether it stays in view, at the end, while the table scrolls sideways: for row actions. */
  isPinned?: boolean;
}

/** One value; `align="end"` also gives figures equal widths. */
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
