import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type CursorState, keepCursor, moveCursor } from '../a11y/cursor.ts';
import type { ChartSize, PlotLayout, Position } from '../plot/plotLayout.ts';
import { useBrowserLayoutEffect } from '../plot/useSize.ts';
import { positionAt } from './positionAt.ts';
import { revealRow, scrollingOf } from './scrolling.ts';
import { useHoverEscape } from './useHoverEscape.ts';
import { useInstantState } from './useInstantState.ts';

const start = { left: 0, top: 0 };

const isSame = (one: Position | null, other: Position) =>
  one !== null && one.row === other.row && one.series === other.series;

/** Returns how far the area has scrolled, and a function that reads it again. */
function useScrolled(area: { current: HTMLElement | null }, inset: number) {
  const [scrolled, setScrolled] = useInstantState(start);
  const follow = () => {
    if (area.current === null || inset === 0) return;
    const { scrollLeft: left, scrollTop: top } = area.current;
    setScrolled((before) => (before.left === left && before.top === top ? before : { left, top }));
  };
  return [inset > 0 ? scrolled : start, follow] as const;
}

/** Holds the cursor of a chart and the event handlers that move it. */
export function useCursor(
  layout: PlotLayout,
  size: ChartSize,
  { rows, series }: { rows: number; series: number },
) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const dismissed = useRef<Position | null>(null);
  const [state, setState] = useInstantState<CursorState | null>(null);
  const grid = { rows, series, rowsAlong: layout.rowsAlong };
  const cursor = keepCursor(state, grid);
  const scrolling = scrollingOf(layout, size);
  const { inset } = scrolling;
  const [scrolled, follow] = useScrolled(area, inset);

  useBrowserLayoutEffect(() => {
    if (cursor?.isByKey && area.current) revealRow(area.current, layout, cursor.row, inset);
    follow();
  }, [cursor, layout, inset]);

  // A tooltip closed with Escape stays closed until the pointer reaches another value.
  const dismiss = () => {
    dismissed.current = cursor;
    setState(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveCursor(cursor, event.key, grid);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) dismiss();
    else setState(next);
  };
  const point = (event: PointerEvent) => {
    const box = content.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const next = positionAt(layout, series, event.clientX - box.left, event.clientY - box.top);
    if (isSame(dismissed.current, next)) return;
    dismissed.current = null;
    setState((before) =>
      before && !before.isByKey && isSame(before, next) ? before : { ...next, isByKey: false },
    );
  };
  const leave = () => {
    dismissed.current = null;
    setState(null);
  };
  useHoverEscape(cursor !== null && !cursor.isByKey, area, dismiss);
  // The value a finger selected stays selected after it is lifted.
  const touch = (event: PointerEvent) => {
    if (event.pointerType === 'touch') area.current?.focus({ preventScroll: true });
    point(event);
  };
  const scroll = () => {
    if (cursor && !cursor.isByKey) leave();
    follow();
  };
  const handlers = {
    onKeyDown: press,
    onBlur: leave,
    onPointerDown: touch,
    onPointerMove: point,
    onPointerLeave: (event: PointerEvent) => void (event.pointerType !== 'touch' && leave()),
    onPointerCancel: leave,
    onScroll: scroll,
  };
  return { area, content, cursor, scrolling, scrolled, handlers };
}
