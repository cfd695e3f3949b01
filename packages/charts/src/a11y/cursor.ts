import type { Position } from '../frame/plotLayout.ts';

/** Where the cursor is, and whether a key brought it there, so that it is to be announced. */
export interface CursorState extends Position {
  isByKey: boolean;
}

/** What the cursor moves over. */
export interface CursorGrid {
  rows: number;
  series: number;
  rowsAlong: 'x' | 'y';
}

const pages = 10;

const stepOf = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
} as const;

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function moved(from: CursorState, key: string, grid: CursorGrid): CursorState | undefined {
  const page = Math.max(1, Math.round(grid.rows / pages));
  const to = (row: number, series = from.series): CursorState => ({
    row: within(row, grid.rows),
    series: within(series, grid.series),
    isByKey: true,
  });
  switch (key) {
    case 'Home':
      return to(0);
    case 'End':
      return to(grid.rows - 1);
    case 'PageUp':
      return to(from.row - page);
    case 'PageDown':
      return to(from.row + page);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown': {
      const [axis, step] = stepOf[key];
      return axis === grid.rowsAlong ? to(from.row + step) : to(from.row, from.series + step);
    }
    default:
      return undefined;
  }
}

/**
 * Where a key takes the cursor: arrows along the rows and across the series, Home and End to the
 * first and the last row, PageUp and PageDown by a tenth. The first key of all brings the cursor
 * in, at the end that it leads away from. Escape takes it away.
 * @returns `null` for no cursor, `undefined` if the key means nothing here.
 */
export function moveCursor(
  from: CursorState | null,
  key: string,
  grid: CursorGrid,
): CursorState | null | undefined {
  if (key === 'Escape') return from === null ? undefined : null;
  if (grid.rows === 0 || grid.series === 0) return undefined;
  if (from !== null) return moved(from, key, grid);
  const entry = moved({ row: 0, series: 0, isByKey: true }, key, grid);
  if (entry === undefined) return undefined;
  const isFromEnd = key === 'End' || key === 'PageUp' || key === backwards[grid.rowsAlong];
  return { row: isFromEnd ? grid.rows - 1 : 0, series: 0, isByKey: true };
}

const backwards = { x: 'ArrowLeft', y: 'ArrowUp' } as const;

/** The cursor in data that may have become less since it was set. */
export function keepCursor(state: CursorState | null, grid: CursorGrid): CursorState | null {
  return state && state.row < grid.rows && state.series < grid.series ? state : null;
}
