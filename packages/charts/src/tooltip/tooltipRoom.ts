import { textWidth } from '../axes/textWidth.ts';

/** The content of a tooltip and the space it has. */
export interface TooltipContent {
  label: string;
  series: readonly string[];
  /** The series at the cursor. */
  current: number;
  hasMarkers: boolean;
  width: number;
  height: number;
  em: number;
}

/** The content that fits: a range of series, the label of the row and its markers. */
export interface TooltipRoom {
  from: number;
  to: number;
  isLabeled: boolean;
  isMarked: boolean;
}

const frame = 18;
const gap = 2;
/** The width of a series' mark and its value, in text heights. */
const beside = 10;

/**
 * Returns what fits into a tooltip: the series at the cursor, then the label of its row, then its
 * markers, and as many neighboring series as there are lines left.
 */
export function tooltipRoom(content: TooltipContent): TooltipRoom {
  const { label, series, current, hasMarkers, width, height, em } = content;
  const line = (em * 4) / 3;
  let free = height - frame;
  const isWide = series.some((name) => textWidth(name, em) > width - em * beside);
  const each = (isWide ? 2 : 1) * line + gap;
  free -= each;
  const labelHeight = (textWidth(label, em) > width - em * 2 ? 2 : 1) * line + gap;
  const isLabeled = free >= labelHeight;
  if (isLabeled) free -= labelHeight;
  const isMarked = hasMarkers && free >= line * 2 + gap;
  if (isMarked) free -= line * 2 + gap;
  const count = Math.min(series.length, 1 + Math.max(0, Math.floor(free / each)));
  const from = Math.max(0, Math.min(series.length - count, current - Math.floor(count / 2)));
  return { from, to: from + count, isLabeled, isMarked };
}
