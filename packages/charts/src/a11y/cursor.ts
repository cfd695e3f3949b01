import type { Position } from '../plot/plotLayout.ts';

/** The position of the cursor, and whether a key moved it there, which is announced. */
export interface CursorState extends Position {
  isByKey: boolean;
}

/** The grid of values that the cursor moves over. */
export interface CursorGrid {
  rows: number;
  series: number;
  rowsAlong: 'x' | 'y';
}

/** Page Up and Page Down move by this part of the rows. */
const pages = 10;

const stepOf = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
} as const;

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function moveFrom(from: CursorState, key: string, grid: CursorGrid): CursorState | undefined {
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
 * Returns where a key moves the cursor: arrows along the rows and the series, Home and End to the
 * first and the last row, Page Up and Page Down by a tenth of the rows. The first key sets the cursor
 * on the first row, or on the last one if it moves backward. Escape removes it.
 * @returns `null` for no cursor, `undefined` if the key does nothing.
 */
export function moveCursor(
  from: CursorState | null,
  key: string,
  grid: CursorGrid,
): CursorState | null | undefined {
  if (key === 'Escape') return from === null ? undefined : null;
  if (grid.rows === 0 || grid.series === 0) return undefined;
  if (from !== null) return moveFrom(from, key, grid);
  const entry = moveFrom({ row: 0, series: 0, isByKey: true }, key, grid);
  if (entry === undefined) return undefined;
  const isFromEnd = key === 'End' || key === 'PageUp' || key === backwards[grid.rowsAlong];
  return { row: isFromEnd ? grid.rows - 1 : 0, series: 0, isByKey: true };
}

const backwards = { x: 'ArrowLeft', y: 'ArrowUp' } as const;

/** Returns the cursor, or `null` if the data no longer have its position. */
export function keepCursor(state: CursorState | null, grid: CursorGrid): CursorState | null {
  return state && state.row < grid.rows && state.series < grid.series ? state : null;
}
