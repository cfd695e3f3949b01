import type { Box, PlotLayout, Position } from '../plot/plotLayout.ts';

/** The position of a tooltip within the visible part of a chart, as CSS, with its largest size. */
export interface TooltipPosition {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  /** Shifts the tooltip by a share of its own width. */
  translate?: string;
  maxInlineSize: number;
  maxBlockSize: number;
}

/** The visible part of a drawing, which may scroll. */
export interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The height below it that does not scroll: an axis or the scrollbar. */
  below: number;
}

type Marks = Pick<PlotLayout, 'span' | 'plot' | 'rowsAlong' | 'level'>;

const gap = 10;
/** The largest distance between a tooltip and the center of its row. */
const reach = 24;
/** The same in a horizontal chart, whose rows can hold the bars of two series. */
const horizontalReach = 40;
/** With less space than this beside a row, the tooltip is above or below the mark. */
const comfortable = 190;

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Returns the position below a height. */
function placeBelow(top: number, { height, below }: Viewport) {
  const at = clamp(top, height + below);
  return { top: at, maxBlockSize: height + below - at };
}

/** Returns the position above a height. */
function placeAbove(bottom: number, { height, below }: Viewport) {
  const at = clamp(bottom, height);
  return { bottom: height + below - at, maxBlockSize: at };
}

function placeBeside({ span, plot, level }: Marks, at: Position, view: Viewport): TooltipPosition {
  const [from, to] = span(at.row);
  const middle = clamp((from + to) / 2 - view.left, view.width);
  const near = Math.min(reach, (to - from) / 2) + gap;
  const isLeftHalf = middle <= view.width / 2;
  const room = (isLeftHalf ? view.width - middle : middle) - near;
  if (room >= comfortable) {
    return {
      ...(isLeftHalf ? { left: middle + near } : { right: view.width - middle + near }),
      ...placeBelow(plot.top, view),
      maxInlineSize: room,
    };
  }
  const mark = level(at.row, at.series) ?? plot.bottom;
  const isHigh = mark < (plot.top + plot.bottom) / 2;
  const share = view.width > 0 ? (middle / view.width) * 100 : 0;
  return {
    left: middle,
    translate: `${-share}% 0`,
    ...(isHigh ? placeAbove(plot.bottom, view) : placeBelow(plot.top, view)),
    maxInlineSize: view.width,
  };
}

/**
 * Returns a position inside the visible part of the chart: beside the row, on the side with more
 * space; in a narrow chart at the edge farther from the mark; in a horizontal chart below or above.
 */
export function placeTooltip(layout: Marks, at: Position, view: Viewport): TooltipPosition {
  if (layout.rowsAlong === 'x') return placeBeside(layout, at, view);
  const [from, to] = layout.span(at.row);
  const left = clamp(layout.plot.left, view.width / 2);
  const middle = (from + to) / 2 - view.top;
  const near = Math.min(horizontalReach, (to - from) / 2) + 4;
  return {
    left,
    ...(middle <= view.height / 2
      ? placeBelow(middle + near, view)
      : placeAbove(middle - near, view)),
    maxInlineSize: view.width - left,
  };
}

/** Returns the position beside a cell, on the sides with more space. */
export function placeAtCell({ left, right, top, bottom }: Box, view: Viewport): TooltipPosition {
  const middle = clamp((left + right) / 2 - view.left, view.width);
  const half = Math.min(reach, (right - left) / 2);
  const isFirstHalf = middle <= view.width / 2;
  const near = (isFirstHalf ? middle : view.width - middle) + half + gap;
  const isNearTop = top - view.top <= view.height - (bottom - view.top);
  return {
    ...(isFirstHalf ? { left: near } : { right: near }),
    ...(isNearTop ? placeBelow(top - view.top, view) : placeAbove(bottom - view.top, view)),
    maxInlineSize: Math.max(0, view.width - near),
  };
}
