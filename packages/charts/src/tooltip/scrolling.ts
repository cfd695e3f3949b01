import type { CSSProperties } from 'react';
import type { ChartSize, PlotLayout } from '../plot/plotLayout.ts';

/** How a drawing scrolls that is larger than its chart, while the value labels stay in view. */
export interface Scrolling {
  /** The size of the value labels beside or below the scrolling area; 0 if nothing scrolls. */
  inset: number;
  /** The height of the scrolling area. */
  height: number;
}

/** Returns whether and how a drawing scrolls. */
export function scrollingOf(layout: PlotLayout, size: ChartSize): Scrolling {
  const { width, height, plot, rowsAlong } = layout;
  if (rowsAlong === 'x') return { inset: width > size.width + 1 ? plot.left : 0, height };
  const inset = height > size.height + 1 ? height - plot.bottom : 0;
  return { inset, height: Math.min(height, size.height) - inset };
}

/** Scrolls a row into view. */
export function revealRow(element: HTMLElement, layout: PlotLayout, row: number, inset: number) {
  const [from, to] = layout.span(row);
  if (layout.rowsAlong === 'x') {
    const { scrollLeft, clientWidth } = element;
    if (from - inset < scrollLeft) element.scrollLeft = from - inset;
    else if (to - inset > scrollLeft + clientWidth) element.scrollLeft = to - inset - clientWidth;
    return;
  }
  const { scrollTop, clientHeight } = element;
  if (from < scrollTop) element.scrollTop = from;
  else if (to > scrollTop + clientHeight) element.scrollTop = to - clientHeight;
}

const px = (length: number) => `${length}px`;

/** Returns the custom properties that size the scrolling area and its drawing. */
export function scrollStyles(
  { width, plot, rowsAlong }: PlotLayout,
  { inset, height }: Scrolling,
  size: ChartSize,
): CSSProperties {
  const styles: Record<string, string> = { '--pdc-drawn': px(width) };
  if (rowsAlong === 'x') {
    if (inset > 0) {
      styles['--pdc-inset'] = px(inset);
      styles['--pdc-shown'] = px(size.height);
    }
  } else {
    styles['--pdc-shown'] = px(height);
    if (inset > 0) styles['--pdc-rows'] = px(plot.bottom);
  }
  return styles;
}
