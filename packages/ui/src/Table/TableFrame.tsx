'use client';
import {
  type CSSProperties,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  type TableHTMLAttributes,
  useId,
  useMemo,
  useRef,
} from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Table.css.ts';
import { type SortDescriptor, TableSortContext } from './tableSort.ts';
import { useOverflow } from './useOverflow.ts';

export interface TableProps extends RefAttributes<HTMLTableElement> {
  /** The table's caption; also the accessible name of its scrollable region. */
  caption: string;
  /** Whether the caption is visually hidden, because a heading says the same. */
  isCaptionHidden?: boolean;
  /** The current sorting. */
  sortDescriptor?: SortDescriptor;
  /** Called with the requested sorting. The caller sorts the rows. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
}

interface TableFrameProps extends TableProps {
  /** The scrollable element. */
  regionRef?: RefObject<HTMLDivElement | null>;
  /** The maximum height, beyond which the table scrolls. */
  maxHeight?: string;
  isFixed?: boolean;
  attributes?: Pick<TableHTMLAttributes<HTMLTableElement>, 'aria-rowcount' | 'aria-busy'>;
}

/** The table inside its scrollable region. */
export const TableFrame = withRef(function TableFrame({
  caption,
  isCaptionHidden = false,
  sortDescriptor,
  onSortChange,
  regionRef,
  maxHeight,
  isFixed = false,
  attributes,
  children,
  ref,
}: TableFrameProps) {
  const captionId = useId();
  const own = useRef<HTMLDivElement>(null);
  const region = regionRef ?? own;
  const overflows = useOverflow(region);
  const sort = useMemo(
    () => ({ descriptor: sortDescriptor, onSortChange }),
    [sortDescriptor, onSortChange],
  );
  const scrolling = overflows
    ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId }
    : undefined;
  return (
    <div
      ref={region}
      className={join(styles.region, maxHeight !== undefined && styles.high)}
      style={maxHeight ? ({ [styles.maxHeight]: maxHeight } as CSSProperties) : undefined}
      {...scrolling}
    >
      <table ref={ref} className={join(styles.table, isFixed && styles.fixed)} {...attributes}>
        <caption id={captionId} className={isCaptionHidden ? hidden : styles.caption}>
          {caption}
        </caption>
        <TableSortContext.Provider value={sort}>{children}</TableSortContext.Provider>
      </table>
    </div>
  );
});
