import type { ReactNode } from 'react';
import type { CellAlign } from '../Table/TableParts.tsx';

/** One column of a `DataTable`: its header and the content of its cells. */
export interface DataTableColumn<Row> {
  /** Identifies the column in the sort descriptor and among the hidden columns. */
  id: string;
  /** The text in the header and in the columns menu. */
  header: string;
  /** Returns the content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** The alignment of the content; align numbers to the end. Default `'start'`. */
  align?: CellAlign;
  /** A CSS length, if the browser's automatic width does not fit. */
  width?: string;
  /** Whether its header is a button that sorts. */
  isSortable?: boolean;
  /** Whether its cells name their rows; one column per table. */
  isRowHeader?: boolean;
  /** Whether its header is visually hidden, for a column of row actions. */
  isHeaderHidden?: boolean;
  /** Whether the column can be hidden; never the column whose cells name their rows. */
  isHideable?: boolean;
  /** Whether it stays visible while the table scrolls sideways; for row actions in the last column. */
  isPinned?: boolean;
  /**
   * Whether a narrow table shows its content below the row's name instead of in a column of its own, so
   * that it is visible without scrolling sideways; for a short fact such as a status.
   */
  foldsUnderName?: boolean;
}

/** Returns whether a column can be hidden. The column that names the rows cannot. */
export function canHide({
  isHideable = false,
  isRowHeader = false,
}: Pick<DataTableColumn<never>, 'isHideable' | 'isRowHeader'>): boolean {
  return isHideable && !isRowHeader;
}

/** Returns the columns that are not hidden. */
export function visibleColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly DataTableColumn<Row>[] {
  return columns.filter((column) => !(canHide(column) && hidden.has(column.id)));
}
