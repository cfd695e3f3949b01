'use client';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { type Speech, speakPoint } from '../a11y/speak.ts';
import { PinnedValues } from '../axes/Axes.tsx';
import type { SeriesMark } from '../legend/Legend.tsx';
import type { ChartSize, PlotLayout } from '../plot/plotLayout.ts';
import { Highlight } from './Highlight.tsx';
import { placeAtCell, placeTooltip } from './placeTooltip.ts';
import { scrollStyles } from './scrolling.ts';
import { Tooltip } from './Tooltip.tsx';
import { useCursor } from './useCursor.ts';

interface CursorProps extends Speech {
  layout: PlotLayout;
  size: ChartSize;
  mark: SeriesMark;
  /** The kind of chart, for screen readers. */
  roleDescription: string;
  labelledBy: string;
  describedBy: string;
  /** Called with the row under the cursor when it is clicked, or chosen with Enter. */
  onSelect?: ((row: number) => void) | undefined;
  /** The drawing. It is not rendered again when the cursor moves. */
  children: ReactNode;
}

/**
 * The single tab stop of a chart. Keys, the mouse and touch move a cursor over its values. The values
 * are shown in a tooltip and, if a key moved the cursor, announced.
 */
export function Cursor(props: CursorProps) {
  const { layout, size, mark, onSelect, children, ...names } = props;
  const { roleDescription, labelledBy, describedBy, ...speech } = names;
  const { rows, series } = speech.data;
  const { area, content, cursor, scrolling, scrolled, handlers } = useCursor(layout, size, {
    rows: rows.length,
    series: series.length,
  });
  const { inset } = scrolling;
  const markers = cursor ? (layout.markersAt?.(cursor.row) ?? []) : [];
  const click = ({ nativeEvent }: MouseEvent) => {
    // A tap shows the values of a row.
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (cursor && !isTouch) onSelect?.(cursor.row);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && cursor) onSelect?.(cursor.row);
    else handlers.onKeyDown(event);
  };
  const view = {
    ...scrolled,
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
        {...handlers}
        data-selects={onSelect !== undefined || undefined}
        onClick={click}
        onKeyDown={press}
      >
        <div ref={content} className="pdc-content">
          {cursor && <Highlight layout={layout} at={cursor} series={series} />}
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
          position={
            layout.cell
              ? placeAtCell(layout.cell(cursor.row, cursor.series), view)
              : placeTooltip(layout, cursor, view)
          }
        />
      )}
      <div className="pdc-hidden" aria-live="polite" aria-atomic="true">
        {cursor?.isByKey ? speakPoint(speech, cursor, markers) : ''}
      </div>
    </div>
  );
}
