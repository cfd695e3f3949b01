import type { PlotLayout } from '../frame/plotLayout.ts';

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
