import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CursorGrid, type CursorState, keepCursor, moveCursor } from './cursor.ts';

const grid: CursorGrid = { rows: 20, series: 2, rowsAlong: 'x' };
const at = (row: number, series = 0): CursorState => ({ row, series, isByKey: true });

describe('the cursor', () => {
  test.each<[string, CursorState | null, string, CursorState | null | undefined]>([
    ['comes in at the start', null, 'ArrowRight', at(0)],
    ['comes in at the start with Home', null, 'Home', at(0)],
    ['comes in at the end with the key that leads back', null, 'ArrowLeft', at(19)],
    ['comes in at the end with End', null, 'End', at(19)],
    ['moves to the next row', at(3), 'ArrowRight', at(4)],
    ['moves to the row before', at(3), 'ArrowLeft', at(2)],
    ['stays at the last row', at(19), 'ArrowRight', at(19)],
    ['stays at the first row', at(0), 'ArrowLeft', at(0)],
    ['moves to the next series', at(3), 'ArrowDown', at(3, 1)],
    ['moves to the series before', at(3, 1), 'ArrowUp', at(3)],
    ['goes to the first row in its series', at(7, 1), 'Home', at(0, 1)],
    ['goes to the last row in its series', at(7, 1), 'End', at(19, 1)],
    ['leaps by a tenth', at(7), 'PageDown', at(9)],
    ['leaps back by a tenth', at(7), 'PageUp', at(5)],
    ['leaves with Escape', at(7), 'Escape', null],
    ['leaves Escape to others when it is not there', null, 'Escape', undefined],
    ['leaves other keys to others', at(7), 'a', undefined],
    ['leaves Tab to others', at(7), 'Tab', undefined],
  ])('%s', (_, from, key, expected) => {
    expect(moveCursor(from, key, grid)).toEqual(expected);
  });

  test('moves down over rows that run from top to bottom', () => {
    const horizontal: CursorGrid = { ...grid, rowsAlong: 'y' };
    expect(moveCursor(at(3), 'ArrowDown', horizontal)).toEqual(at(4));
    expect(moveCursor(at(3), 'ArrowRight', horizontal)).toEqual(at(3, 1));
  });

  test('does not move without data', () => {
    expect(moveCursor(null, 'ArrowRight', { ...grid, rows: 0 })).toBeUndefined();
  });

  test('is removed with its row', () => {
    expect(keepCursor(at(7), { ...grid, rows: 7 })).toBeNull();
    expect(keepCursor(at(7), grid)).toEqual(at(7));
  });

  test('never leaves the data for any keys', () => {
    const keys = fc.constantFrom(
      ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      ...['Home', 'End', 'PageUp', 'PageDown', 'Escape', 'x'],
    );
    fc.assert(
      fc.property(
        fc.array(keys, { maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('x' as const, 'y' as const),
        (pressed, rows, series, rowsAlong) => {
          let state: CursorState | null = null;
          for (const key of pressed) {
            const next = moveCursor(state, key, { rows, series, rowsAlong });
            if (next !== undefined) state = next;
            if (state) {
              expect(state.row).toBeGreaterThanOrEqual(0);
              expect(state.row).toBeLessThan(rows);
              expect(state.series).toBeGreaterThanOrEqual(0);
              expect(state.series).toBeLessThan(series);
            }
          }
        },
      ),
    );
  });
});
