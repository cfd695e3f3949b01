'use client';
import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import { TableFrame } from './TableFrame.tsx';
import type { SortDescriptor } from './tableSort.ts';

export interface TableProps extends RefAttributes<HTMLTableElement> {
  /** What the table lists; names the table and, where it scrolls, its region. */
  caption: string;
  /** Whether the caption is only for those who listen, because a heading says the same. */
  isCaptionHidden?: boolean;
  /** By which column the rows are sorted now, and which way. */
  sortDescriptor?: SortDescriptor;
  /** Called with the wanted sorting; ordering the rows is the caller's. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
}

/**
 * Compares things row by row, as a native table: long lists mount fast and read as tables.
 *
 * When it is wider than its place it scrolls sideways by itself, and the keyboard can reach that.
 */
export const Table = withRef(function Table(props: TableProps) {
  return <TableFrame {...props} />;
});
