import type { Box, PlotLayout, Position } from '../frame/plotLayout.ts';

/** Where a tooltip hangs in what is seen of a chart, as CSS; never wider than the room there. */
export interface TooltipPlace {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  /** Moves a tooltip that slides along the edge by a share of its own width. */
  translate?: string;
  maxInlineSize: number;
}

/** What is seen of a drawing, which may scroll. */
export interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Marks = Pick<PlotLayout, 'span' | 'plot' | 'rowsAlong' | 'level'>;

const gap = 10;
/** Beside the middle of a row that is wider, so that there is room on its sides. */
const reach = 24;
/** With less room than this beside a row, a tooltip hangs above or below its mark. */
const comfortable = 190;

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

function besideUpright({ span, plot, level }: Marks, at: Position, view: Viewport): TooltipPlace {
  const [from, to] = span(at.row);
  const middle = clamp((from + to) / 2 - view.left, view.width);
  const near = Math.min(reach, (to - from) / 2) + gap;
  const isLeftHalf = middle <= view.width / 2;
  const room = (isLeftHalf ? view.width - middle : middle) - near;
  if (room >= comfortable) {
    return {
      ...(isLeftHalf ? { left: middle + near } : { right: view.width - middle + near }),
      top: plot.top,
      maxInlineSize: room,
    };
  }
  const mark = level(at.row, at.series) ?? plot.bottom;
  const isHigh = mark < (plot.top + plot.bottom) / 2;
  const share = view.width > 0 ? (middle / view.width) * 100 : 0;
  return {
    left: middle,
    translate: `${-share}% 0`,
    ...(isHigh ? { bottom: view.height - plot.bottom } : { top: plot.top }),
    maxInlineSize: view.width,
  };
}

/**
 * Hangs a tooltip so that it stays inside what is seen: on the side of its row that has more room;
 * in a narrow chart at the edge that its mark is further from; below or above a row that lies.
 */
export function tooltipPlace(layout: Marks, at: Position, view: Viewport): TooltipPlace {
  if (layout.rowsAlong === 'x') return besideUpright(layout, at, view);
  const [from, to] = layout.span(at.row);
  const left = clamp(layout.plot.left, view.width / 2);
  const isUpperHalf = (from + to) / 2 - view.top <= view.height / 2;
  return {
    left,
    ...(isUpperHalf
      ? { top: Math.max(0, to - view.top + 4) }
      : { bottom: Math.max(0, view.height - from + view.top + 4) }),
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
