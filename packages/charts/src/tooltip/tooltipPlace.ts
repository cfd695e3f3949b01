import type { Box, PlotLayout, Position } from '../frame/plotLayout.ts';

/** Where a tooltip hangs in what is seen of a chart, as CSS; never larger than the room there. */
export interface TooltipPlace {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  /** Moves a tooltip that slides along the edge by a share of its own width. */
  translate?: string;
  maxInlineSize: number;
  maxBlockSize: number;
}

/** What is seen of a drawing, which may scroll. */
export interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
  /** What stands below it in the same chart and does not scroll: an axis, or the bar to scroll by. */
  below: number;
}

type Marks = Pick<PlotLayout, 'span' | 'plot' | 'rowsAlong' | 'level'>;

const gap = 10;
/** Beside the middle of a row that is wider, so that there is room on its sides. */
const reach = 24;
/** The same of a row that lies, with the bars of two series in its middle. */
const lyingReach = 40;
/** With less room than this beside a row, a tooltip hangs above or below its mark. */
const comfortable = 190;

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Hung from the top of a chart, or stood on a line of it, with all the room from there. */
function hung(top: number, { height, below }: Viewport) {
  const at = clamp(top, height + below);
  return { top: at, maxBlockSize: height + below - at };
}

function stood(bottom: number, { height, below }: Viewport) {
  const at = clamp(bottom, height);
  return { bottom: height + below - at, maxBlockSize: at };
}

function besideUpright({ span, plot, level }: Marks, at: Position, view: Viewport): TooltipPlace {
  const [from, to] = span(at.row);
  const middle = clamp((from + to) / 2 - view.left, view.width);
  const near = Math.min(reach, (to - from) / 2) + gap;
  const isLeftHalf = middle <= view.width / 2;
  const room = (isLeftHalf ? view.width - middle : middle) - near;
  if (room >= comfortable) {
    return {
      ...(isLeftHalf ? { left: middle + near } : { right: view.width - middle + near }),
      ...hung(plot.top, view),
      maxInlineSize: room,
    };
  }
  const mark = level(at.row, at.series) ?? plot.bottom;
  const isHigh = mark < (plot.top + plot.bottom) / 2;
  const share = view.width > 0 ? (middle / view.width) * 100 : 0;
  return {
    left: middle,
    translate: `${-share}% 0`,
    ...(isHigh ? stood(plot.bottom, view) : hung(plot.top, view)),
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
  const middle = (from + to) / 2 - view.top;
  const near = Math.min(lyingReach, (to - from) / 2) + 4;
  return {
    left,
    ...(middle <= view.height / 2 ? hung(middle + near, view) : stood(middle - near, view)),
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
    ...(above <= below ? hung(above, view) : stood(bottom - view.top, view)),
    maxInlineSize: Math.max(0, view.width - near),
  };
}
