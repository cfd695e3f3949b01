import type { Box, PlotLayout } from '../frame/plotLayout.ts';

/** Where a tooltip hangs: beside its row, never wider than the room there. */
export interface TooltipPlace {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  maxInlineSize: number;
}

/** What is seen of a drawing, which may scroll. */
export interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 10;
/** Beside the middle of a row that is wider, so that there is room on its sides. */
const reach = 24;

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Hangs a tooltip on that side of a row which has more room, inside what is seen of the chart. */
export function tooltipPlace(
  { span, plot, rowsAlong }: Pick<PlotLayout, 'span' | 'plot' | 'rowsAlong'>,
  row: number,
  view: Viewport,
): TooltipPlace {
  const [from, to] = span(row);
  const isUpright = rowsAlong === 'x';
  const size = isUpright ? view.width : view.height;
  const middle = clamp((from + to) / 2 - (isUpright ? view.left : view.top), size);
  const half = Math.min(reach, (to - from) / 2);
  const isFirstHalf = middle <= size / 2;
  const near = isFirstHalf ? middle + half + gap : size - middle + half + gap;
  if (isUpright) {
    return {
      ...(isFirstHalf ? { left: near } : { right: near }),
      top: plot.top,
      maxInlineSize: Math.max(0, size - near),
    };
  }
  const left = clamp(plot.left, view.width / 2);
  return {
    left,
    ...(isFirstHalf ? { top: near } : { bottom: near }),
    maxInlineSize: view.width - left,
  };
}

/** Hangs a tooltip on those sides of a cell which have more room. */
export function cellPlace({ left, right, top, bottom }: Box, view: Viewport): TooltipPlace {
  const middle = clamp((left + right) / 2 - view.left, view.width);
  const half = Math.min(reach, (right - left) / 2);
  const isFirstHalf = middle <= view.width / 2;
  const near = (isFirstHalf ? middle : view.width - middle) + half + gap;
  const [above, below] = [top - view.top, view.height - (bottom - view.top)];
  return {
    ...(isFirstHalf ? { left: near } : { right: near }),
    ...(above <= below ? { top: above } : { bottom: below }),
    maxInlineSize: Math.max(0, view.width - near),
  };
}
