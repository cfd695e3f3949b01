'use client';
import { type ReactNode, type RefAttributes, useId, useMemo, useRef } from 'react';
import { withRef } from '../private/withRef.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Table.css.ts';
import { type SortDescriptor, TableSortContext } from './tableSort.ts';
import { useOverflow } from './useOverflow.ts';

export interface TableProps extends RefAttributes<HTMLTableElement> {
  /** What the table lists; names the table and, where it scrolls sideways, its region. */
  caption: string;
  /** Whether the caption is only for those who listen, because a heading says the same. */
  isCaptionHidden?: boolean;
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
export const Table = withRef(function Table({
  caption,
  isCaptionHidden = false,
  sortDescriptor,
  onSortChange,
  children,
  ref,
}: TableProps) {
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const sort = useMemo(
    () => ({ descriptor: sortDescriptor, onSortChange }),
    [sortDescriptor, onSortChange],
  );
  const scrolling = overflows
    ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId }
    : undefined;
  return (
    <div ref={region} className={styles.region} {...scrolling}>
      <table ref={ref} className={styles.table}>
        <caption id={captionId} className={isCaptionHidden ? hidden : styles.caption}>
          {caption}
        </caption>
        <TableSortContext.Provider value={sort}>{children}</TableSortContext.Provider>
      </table>
    </div>
  );
});
