'use client';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { type CursorState, keepCursor, moveCursor } from '../a11y/cursor.ts';
import { type Speech, speakPoint } from '../a11y/speak.ts';
import { PinnedValues } from '../axes/Axes.tsx';
import type { SeriesMark } from '../legend/Legend.tsx';
import type { ChartSize, PlotLayout, Position } from '../plot/plotLayout.ts';
import { useBrowserLayoutEffect } from '../plot/useSize.ts';
import { Highlight } from './Highlight.tsx';
import { positionAt } from './positionAt.ts';
import { revealRow, scrollingOf, scrollStyles } from './scrolling.ts';
import { Tooltip } from './Tooltip.tsx';
import { cellPlace, tooltipPlace } from './tooltipPlace.ts';
import { useHoverEscape } from './useHoverEscape.ts';
import { useInstantState } from './useInstantState.ts';

interface CursorProps extends Speech {
  layout: PlotLayout;
  size: ChartSize;
  mark: SeriesMark;
  /** The kind of chart, for screen readers. */
  roleDescription: string;
  labelledBy: string;
  describedBy: string;
  /** The drawing. It is not rendered again when the cursor moves. */
  children: ReactNode;
}

const start = { left: 0, top: 0 };

const isSame = (one: Position | null, other: Position) =>
  one !== null && one.row === other.row && one.series === other.series;

/**
 * The single tab stop of a chart. Keys, the mouse and touch move a cursor over its values. The values
 * are shown in a tooltip and, if a key moved the cursor, announced.
 */
export function Cursor(props: CursorProps) {
  const { layout, size, mark, children, ...names } = props;
  const { roleDescription, labelledBy, describedBy, ...speech } = names;
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const dismissed = useRef<Position | null>(null);
  const [state, setState] = useInstantState<CursorState | null>(null);
  const [scrolled, setScrolled] = useInstantState(start);
  const seriesCount = speech.data.series.length;
  const grid = { rows: speech.data.rows.length, series: seriesCount, rowsAlong: layout.rowsAlong };
  const cursor = keepCursor(state, grid);
  const scrolling = scrollingOf(layout, size);
  const { inset } = scrolling;

  const follow = () => {
    if (area.current === null || inset === 0) return;
    const { scrollLeft: left, scrollTop: top } = area.current;
    setScrolled((before) => (before.left === left && before.top === top ? before : { left, top }));
  };
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
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const next = positionAt(layout, seriesCount, x, y);
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

  const markers = cursor ? (layout.markersAt?.(cursor.row) ?? []) : [];
  const view = {
    ...(inset > 0 ? scrolled : start),
    width: size.width,
    height: scrolling.height,
    below: Math.max(0, size.height - scrolling.height),
  };
  return (
    <div className="pdc-plot">
      <div
        ref={area}
        className="pdc-area"
        role="application"
        aria-roledescription={roleDescription}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys by definition.
        tabIndex={0}
        data-along={layout.rowsAlong}
        data-scrolls={inset > 0 || undefined}
        style={scrollStyles(layout, scrolling, size)}
        onKeyDown={press}
        onBlur={leave}
        onPointerDown={touch}
        onPointerMove={point}
        onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
        onPointerCancel={leave}
        onScroll={scroll}
      >
        <div ref={content} className="pdc-content">
          {cursor && <Highlight layout={layout} at={cursor} series={speech.data.series} />}
          {children}
        </div>
      </div>
      {inset > 0 && <PinnedValues layout={layout} em={size.em} />}
      {cursor && (
        <Tooltip
          {...speech}
          at={cursor}
          markers={markers}
          mark={mark}
          em={size.em}
          isSingle={layout.cell !== undefined}
          place={
            layout.cell
              ? cellPlace(layout.cell(cursor.row, cursor.series), view)
              : tooltipPlace(layout, cursor, view)
          }
        />
      )}
      <div className="pdc-hidden" aria-live="polite" aria-atomic="true">
        {cursor?.isByKey ? speakPoint(speech, cursor, markers) : ''}
      </div>
    </div>
  );
}
