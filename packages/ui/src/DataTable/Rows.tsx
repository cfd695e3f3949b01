'use client';
import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type ReactNode, type RefObject, useState } from 'react';
import type { DataTableRowProps } from './DataTableRow.tsx';
import { unseen } from './StateRows.tsx';

type RowPosition = Pick<DataTableRowProps<never>, 'measure'> & { index: number };

export interface RowsProps {
  ids: readonly string[];
  region: RefObject<HTMLElement | null>;
  columnCount: number;
  /** Whether there are too many rows to render all of them. */
  isLong: boolean;
  /** Whether all rows are rendered anyway. */
  isPrinting: boolean;
  children: (position: RowPosition) => ReactNode;
  /** The height above the first row. */
  first: ReactNode;
}

const rowHeight = 45;
/** The rows rendered before anything can be measured, including on a server. */
const initialRect = { width: 0, height: 16 * rowHeight };

/**
 * Renders all rows, or a window of many: the visible ones and a few around them, with spacer rows for the
 * rest. A row keeps its state, such as typed text, when the number of rows crosses that threshold.
 *
 * The row that last had focus and its neighbors always stay rendered, so that scrolling never loses focus,
 * Tab continues from the same row, and a dialog opened from a row can return focus to it.
 */
export function Rows({ ids, region, columnCount, isLong, isPrinting, children, first }: RowsProps) {
  const [lastFocusedId, setLastFocusedId] = useState<string>();
  const focused = lastFocusedId === undefined ? -1 : ids.indexOf(lastFocusedId);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: ids.length,
    enabled: isLong,
    getScrollElement: () => region.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => rowHeight,
    // A hidden row measures 0, and the table would scroll by its height once it is visible.
    measureElement: (...row) => measureElement(...row) || rowHeight,
    overscan: 8,
    initialRect,
    initialOffset: () => region.current?.scrollTop ?? 0,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const focusedRows = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const exists = (index: number) => index >= 0 && index < ids.length;
      const all = new Set([...defaultRangeExtractor(range), ...focusedRows.filter(exists)]);
      return [...all].sort((a, b) => a - b);
    },
  });
  const trackFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setLastFocusedId(target.closest('tr')?.dataset.id);
  const isWindowed = isLong && !isPrinting;
  const items = isWindowed
    ? virtual.getVirtualItems()
    : ids.map((key, index) => ({ key, index, start: 0, end: 0 }));
  const end = isWindowed ? virtual.getTotalSize() : 0;
  const measure = isWindowed ? virtual.measureElement : undefined;
  return (
    <tbody onFocus={trackFocus}>
      {first}
      {items.map(({ key, index, start }, position) => {
        const gap = start - (items[position - 1]?.end ?? 0);
        return (
          <Fragment key={key}>
            <Spacer height={gap} columnCount={columnCount} />
            {children({ index, measure })}
          </Fragment>
        );
      })}
      <Spacer height={end - (items.at(-1)?.end ?? 0)} columnCount={columnCount} />
    </tbody>
  );
}

function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr {...unseen}>
      <td colSpan={columnCount} style={{ padding: 0, blockSize: height }} />
    </tr>
  );
}
