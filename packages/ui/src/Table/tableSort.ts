import { createContext } from 'react';

/** By which column a table is sorted, and which way. */
export interface SortDescriptor {
  /** The `id` of the column. */
  column: string;
  /** Smallest or largest first. */
  direction: 'ascending' | 'descending';
}

/** What a sortable header needs to know of its table; cells never read it. */
export interface TableSort {
  descriptor: SortDescriptor | undefined;
  onSortChange: ((descriptor: SortDescriptor) => void) | undefined;
}

/** Carries the sorting from a `Table` to its headers. */
export const TableSortContext = createContext<TableSort>({
  descriptor: undefined,
  onSortChange: undefined,
});

/** What pressing a column's header asks for: the other way round if it is sorted, else ascending. */
export function nextSort(current: SortDescriptor | undefined, column: string): SortDescriptor {
  const isAscending = current?.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
