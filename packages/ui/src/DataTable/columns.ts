import type { ReactNode } from 'react';
import type { CellAlign } from '../Table/TableParts.tsx';

/** One column of a `DataTable`: its header, and what it shows of a row. */
export interface DataTableColumn<Row> {
  /** Names the column in the sort descriptor and among the hidden ones. */
  id: string;
  /** The words above it, and in the menu of columns. */
  header: string;
  /** What its cell shows of a row. */
  cell: (row: Row) => ReactNode;
  /** To which side its words go; figures go to the end. Default `'start'`. */
  align?: CellAlign;
  /** A CSS length, where the browser's own choice does not do. */
  width?: string;
  /** Whether its header is a button that sorts. */
  isSortable?: boolean;
  /** Whether its cells name their rows; one column per table. */
  isRowHeader?: boolean;
  /** Whether its header is only for those who listen: over row actions. */
  isHeaderHidden?: boolean;
  /** Whether the reader may put it away; never the column whose cells name their rows. */
  isHideable?: boolean;
  /** Whether it stays in view while the table scrolls sideways; the last column, for row actions. */
  isPinned?: boolean;
}

/** Whether the reader may put a column away: its rows never lose their name. */
export function canHide({
  isHideable = false,
  isRowHeader = false,
}: Pick<DataTableColumn<never>, 'isHideable' | 'isRowHeader'>): boolean {
  return isHideable && !isRowHeader;
}

/** The columns that the reader has not put away. */
export function shownColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly DataTableColumn<Row>[] {
  return columns.filter((column) => !(canHide(column) && hidden.has(column.id)));
}
