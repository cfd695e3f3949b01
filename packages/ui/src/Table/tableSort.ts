import { createContext } from 'react';

/** The sorted column and the direction. */
export interface SortDescriptor {
  /** The `id` of the column. */
  column: string;
  /** Smallest or largest first. */
  direction: 'ascending' | 'descending';
}

/** The sorting that a sortable header reads from its table; cells never read it. */
export interface TableSort {
  descriptor: SortDescriptor | undefined;
  onSortChange: ((descriptor: SortDescriptor) => void) | undefined;
}

/** Passes the sorting from a `Table` to its headers. */
export const TableSortContext = createContext<TableSort>({
  descriptor: undefined,
  onSortChange: undefined,
});

/** Returns the sorting after a press on a column's header: reversed if already sorted, otherwise ascending. */
export function nextSort(current: SortDescriptor | undefined, column: string): SortDescriptor {
  const isAscending = current?.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
