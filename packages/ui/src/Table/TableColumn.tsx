'use client';
import { type ReactNode, type RefAttributes, useContext } from 'react';
import { ArrowUpIcon } from '../Icon/Icon.tsx';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Table.css.ts';
import type { CellAlign } from './TableParts.tsx';
import { nextSort, TableSortContext } from './tableSort.ts';

export interface TableColumnProps extends RefAttributes<HTMLTableCellElement> {
  /** Names the column in the sort descriptor. */
  id?: string;
  /** Whether its header is a button that sorts; needs `id`. */
  isSortable?: boolean;
  /** On which side it stands; the same as its cells. */
  align?: CellAlign;
  /** A CSS length, where the browser's own choice does not do. */
  width?: string;
  /** Whether it stays in view, at the end, while the table scrolls sideways; as its cells do. */
  isPinned?: boolean;
  /** What the column holds, in a word or three. */
  children?: ReactNode;
}

/** The header of a column; a column of buttons gets words in `VisuallyHidden`. */
export const TableColumn = withRef(function TableColumn({
  id,
  isSortable = false,
  align = 'start',
  width,
  isPinned = false,
  children,
  ref,
}: TableColumnProps) {
  const { descriptor, onSortChange } = useContext(TableSortContext);
  const direction =
    id !== undefined && descriptor?.column === id ? descriptor.direction : undefined;
  return (
    <th
      ref={ref}
      scope="col"
      className={join(styles.columns[align], isPinned && styles.pinnedColumn)}
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
