import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './Table.css.ts';

/** On which side a cell's content stands; figures stand at the end. */
export const cellAligns = ['start', 'end'] as const;

/** One of `cellAligns`. */
export type CellAlign = (typeof cellAligns)[number];

interface PartProps {
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

export interface TableRowProps extends PartProps, RefAttributes<HTMLTableRowElement> {}

/** One thing that the table lists. */
export const TableRow = withRef(function TableRow({ children, ref }: TableRowProps) {
  return (
    <tr ref={ref} className={styles.row}>
      {children}
    </tr>
  );
});

export interface TableCellProps extends PartProps, RefAttributes<HTMLTableCellElement> {
  align?: CellAlign;
  /** Whether this cell names its row; one per row. */
  isRowHeader?: boolean;
  /** How many columns it spans. */
  colSpan?: number;
}

/** One value; `align="end"` also gives figures equal widths. */
export const TableCell = withRef(function TableCell({
  align = 'start',
  isRowHeader = false,
  colSpan,
  children,
  ref,
}: TableCellProps) {
  if (isRowHeader) {
    return (
      <th ref={ref} scope="row" colSpan={colSpan} className={styles.rowHeaders[align]}>
        {children}
      </th>
    );
  }
  return (
    <td ref={ref} colSpan={colSpan} className={styles.cells[align]}>
      {children}
    </td>
  );
});
