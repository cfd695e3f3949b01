'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type ReactNode, type RefObject, useState } from 'react';
import type { DataTableRowProps } from './DataTableRow.tsx';
import { unseen } from './StateRows.tsx';

type Place = Pick<DataTableRowProps<never>, 'measure'> & { index: number };

export interface RowsProps {
  ids: readonly string[];
  region: RefObject<HTMLElement | null>;
  columnCount: number;
  /** Whether there are too many to draw them all. */
  isLong: boolean;
  /** Whether all are drawn none the less. */
  isPrinting: boolean;
  children: (place: Place) => ReactNode;
  /** What stands above all rows. */
  first: ReactNode;
}

const rowHeight = 45;
/** What is drawn before anything can be measured, on a server too. */
const initialRect = { width: 0, height: 16 * rowHeight };

/**
 * All rows, or of many those in view and a few around them; empty rows keep the place of the others.
 * A row that stays drawn stays itself, with what is typed in it, when it becomes many or few.
 *
 * The row with the focus and its neighbours always stay, so that scrolling never loses the focus
 * and Tab goes on from where it was.
 */
export function Rows({ ids, region, columnCount, isLong, isPrinting, children, first }: RowsProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const focused = focusedId === undefined ? -1 : ids.indexOf(focusedId);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: ids.length,
    enabled: isLong,
    getScrollElement: () => region.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect,
    initialOffset: () => region.current?.scrollTop ?? 0,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const kept = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const isThere = (index: number) => index >= 0 && index < ids.length;
      const all = new Set([...defaultRangeExtractor(range), ...kept.filter(isThere)]);
      return [...all].sort((a, b) => a - b);
    },
  });
  const noteFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocusedId(target.closest('tr')?.dataset.id);
  const isWindowed = isLong && !isPrinting;
  const items = isWindowed
    ? virtual.getVirtualItems()
    : ids.map((key, index) => ({ key, index, start: 0, end: 0 }));
  const end = isWindowed ? virtual.getTotalSize() : 0;
  const measure = isWindowed ? virtual.measureElement : undefined;
  return (
    <tbody onFocus={noteFocus} onBlur={() => setFocusedId(undefined)}>
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
