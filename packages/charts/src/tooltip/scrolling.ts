import type { CSSProperties } from 'react';
import type { ChartSize, PlotLayout } from '../frame/plotLayout.ts';

/** How a drawing that is larger than its place scrolls in it, while its values stay in view. */
export interface Scrolling {
  /** The labels of the values take this much before, or below, what scrolls; 0 if nothing does. */
  inset: number;
  /** The height of what scrolls. */
  height: number;
}

/** Whether and where a drawing scrolls. */
export function scrollingOf(layout: PlotLayout, size: ChartSize): Scrolling {
  const { width, height, plot, rowsAlong } = layout;
  if (rowsAlong === 'x') return { inset: width > size.width + 1 ? plot.left : 0, height };
  const inset = height > size.height + 1 ? height - plot.bottom : 0;
  return { inset, height: Math.min(height, size.height) - inset };
}

/** Brings a row into view, if it is not. */
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

/** What the style sheet needs to place the area that scrolls, and the drawing in it. */
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
