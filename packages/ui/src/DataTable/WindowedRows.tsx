'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type ReactNode, type RefObject, useState } from 'react';
import type { DataTableRowProps } from './DataTableRow.tsx';
import { unseen } from './StateRows.tsx';

type Place = Required<Pick<DataTableRowProps<never>, 'index' | 'measure'>>;

interface WindowedRowsProps {
  ids: readonly string[];
  region: RefObject<HTMLElement | null>;
  columnCount: number;
  children: (place: Place) => ReactNode;
  /** What stands above all rows. */
  first: ReactNode;
}

const rowHeight = 45;
/** What is drawn before anything can be measured, on a server too. */
const initialRect = { width: 0, height: 16 * rowHeight };

/**
 * The rows in view and a few around them; empty rows keep the place of the others.
 *
 * The row with the focus and its neighbours always stay, so that scrolling never loses the focus
 * and Tab goes on from where it was.
 */
export function WindowedRows({ ids, region, columnCount, children, first }: WindowedRowsProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const focused = focusedId === undefined ? -1 : ids.indexOf(focusedId);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: ids.length,
    getScrollElement: () => region.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect,
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
  const items = virtual.getVirtualItems();
  return (
    <tbody onFocus={noteFocus} onBlur={() => setFocusedId(undefined)}>
      {first}
      {items.map(({ key, index, start }, position) => {
        const gap = start - (items[position - 1]?.end ?? 0);
        return (
          <Fragment key={key}>
            <Spacer height={gap} columnCount={columnCount} />
            {children({ index, measure: virtual.measureElement })}
          </Fragment>
        );
      })}
      <Spacer
        height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)}
        columnCount={columnCount}
      />
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
