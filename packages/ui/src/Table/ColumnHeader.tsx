'use client';
import { type ReactNode, type RefAttributes, useContext } from 'react';
import { ArrowUpIcon } from '../Icon/Icon.tsx';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Table.css.ts';
import type { CellAlign } from './TableParts.tsx';
import { nextSort, TableSortContext } from './tableSort.ts';

export interface TableColumnProps extends RefAttributes<HTMLTableCellElement> {
  /** Identifies the column in the sort descriptor. */
  id?: string;
  /** Whether its header is a button that sorts; needs `id`. */
  isSortable?: boolean;
  /** The alignment; the same as its cells'. */
  align?: CellAlign;
  /** A CSS length, if the browser's automatic width does not fit. */
  width?: string;
  /** Whether it stays visible at the end while the table scrolls horizontally; set it on its cells too. */
  isPinned?: boolean;
  /** The content of the column in one to three words. */
  children?: ReactNode;
}

interface ColumnHeaderProps extends TableColumnProps {
  /** The class of a table's own kind of column. */
  className?: string | undefined;
}

/** The header cell of a column. */
export const ColumnHeader = withRef(function ColumnHeader({
  id,
  isSortable = false,
  align = 'start',
  width,
  isPinned = false,
  className,
  children,
  ref,
}: ColumnHeaderProps) {
  const { descriptor, onSortChange } = useContext(TableSortContext);
  const direction =
    id !== undefined && descriptor?.column === id ? descriptor.direction : undefined;
  return (
    <th
      ref={ref}
      scope="col"
      className={join(styles.columns[align], isPinned && styles.pinnedColumn, className)}
      style={width ? { inlineSize: width } : undefined}
      aria-sort={direction}
    >
      {isSortable && id !== undefined ? (
        <button
          type="button"
          className={styles.sortButton}
          data-sorted={direction}
          onClick={() => onSortChange?.(nextSort(descriptor, id))}
        >
          {children}
          <span className={styles.sortArrow}>
            <ArrowUpIcon />
          </span>
        </button>
      ) : (
        children
      )}
    </th>
  );
});
