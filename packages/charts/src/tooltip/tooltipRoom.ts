import { textWidth } from '../axes/textWidth.ts';

/** What a tooltip would like to show, and the room it has for that. */
export interface TooltipContent {
  label: string;
  series: readonly string[];
  /** The series under the cursor. */
  current: number;
  hasMarkers: boolean;
  width: number;
  height: number;
  em: number;
}

/** What fits: which series, and whether the row's label and its markers do. */
export interface TooltipRoom {
  from: number;
  to: number;
  isLabelled: boolean;
  isMarked: boolean;
}

const frame = 18;
const gap = 2;
/** What stands beside a series' name: its colour, its value and the gaps. */
const beside = 10;

/**
 * What a tooltip shows in the room that it has: the series under the cursor always, then the label
 * of its row, what is marked there, and as many of the series around it as there are lines for.
 */
export function tooltipRoom(content: TooltipContent): TooltipRoom {
  const { label, series, current, hasMarkers, width, height, em } = content;
  const line = (em * 4) / 3;
  let free = height - frame;
  const isWide = series.some((name) => textWidth(name, em) > width - em * beside);
  const each = (isWide ? 2 : 1) * line + gap;
  free -= each;
  const labelled = (textWidth(label, em) > width - em * 2 ? 2 : 1) * line + gap;
  const isLabelled = free >= labelled;
  if (isLabelled) free -= labelled;
  const isMarked = hasMarkers && free >= line * 2 + gap;
  if (isMarked) free -= line * 2 + gap;
  const count = Math.min(series.length, 1 + Math.max(0, Math.floor(free / each)));
  const from = Math.max(0, Math.min(series.length - count, current - Math.floor(count / 2)));
  return { from, to: from + count, isLabelled, isMarked };
}
