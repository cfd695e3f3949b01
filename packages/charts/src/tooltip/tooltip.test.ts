import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barLayout } from '../barChart/barLayout.ts';
import { anyData } from '../frame/anyData.testing.ts';
import { lineLayout } from '../lineChart/lineLayout.ts';
import type { PlotLayout } from '../plot/plotLayout.ts';
import { formatEnglish } from '../settings/useLanguage.ts';
import { placeTooltip } from './placeTooltip.ts';
import { positionAt } from './positionAt.ts';
import { scrollingOf } from './scrolling.ts';
import { tooltipRoom } from './tooltipRoom.ts';

const filled = anyData.filter(({ rows }) => rows.length > 0);
const anyBox = fc.record({
  width: fc.integer({ min: 280, max: 1200 }),
  height: fc.constantFrom(160, 240, 400),
  em: fc.constantFrom(12, 24),
});

/** Returns the scroll position at which a row is at the lower or the right edge. */
const scrolledTo = (layout: PlotLayout, row: number, height: number) => ({
  left: 0,
  top: layout.rowsAlong === 'y' ? Math.max(0, layout.span(row)[1] - height) : 0,
});

test('a tooltip stays inside the visible part, with space for text', () => {
  const drawn = fc.constantFrom('line' as const, 'vertical' as const, 'horizontal' as const);
  fc.assert(
    fc.property(filled, anyBox, drawn, fc.nat(), (data, size, kind, nth) => {
      const layout =
        kind === 'line'
          ? lineLayout(data, [], formatEnglish, size)
          : barLayout(data, kind, formatEnglish, size);
      const row = nth % data.rows.length;
      const { height } = scrollingOf(layout, size);
      const below = Math.max(0, size.height - height);
      const scrolled = scrolledTo(layout, row, height);
      const view = { ...scrolled, width: size.width, height, below };
      const position = placeTooltip(layout, { row, series: 0 }, view);
      const { left = 0, right = 0, top = 0, bottom = 0, translate, maxInlineSize } = position;
      expect(top + bottom + position.maxBlockSize).toBeLessThanOrEqual(size.height + 1e-6);
      if (kind === 'horizontal') {
        const middle = (layout.span(row)[0] + layout.span(row)[1]) / 2 - scrolled.top;
        const edge = position.top === undefined ? size.height - bottom : top;
        const away = Math.min(40, (layout.span(row)[1] - layout.span(row)[0]) / 2);
        expect(Math.abs(edge - middle)).toBeGreaterThanOrEqual(away);
      }
      for (const side of [left, right, top, bottom]) expect(side).toBeGreaterThanOrEqual(0);
      expect(maxInlineSize).toBeGreaterThanOrEqual(112);
      if (translate === undefined) {
        expect(left + right + maxInlineSize).toBeLessThanOrEqual(size.width + 1e-6);
      }
    }),
  );
});

test('the pointer finds the nearest point of all lines', () => {
  const data = {
    series: ['low', 'high'],
    rows: ['a', 'b', 'c'].map((label) => ({ label, values: [10, 90] })),
  };
  const size = { width: 600, height: 240, em: 12 };
  const layout = lineLayout(data, [], formatEnglish, size);
  const x = layout.span(1)[0] + 40;
  expect(positionAt(layout, 2, x, 20)).toEqual({ row: 1, series: 1 });
  expect(positionAt(layout, 2, x, 200)).toEqual({ row: 1, series: 0 });
  expect(positionAt(layout, 2, -50, 900)).toEqual({ row: 0, series: 0 });
});

describe('a tooltip with little space', () => {
  const series = ['a', 'b', 'c', 'd', 'e', 'f'];
  const content = { label: '6 May', series, hasMarkers: true, width: 300, em: 12 };

  test.each<[height: number, current: number, from: number, to: number, isLabeled: boolean]>([
    [300, 0, 0, 6, true],
    [100, 0, 0, 3, true],
    [100, 5, 3, 6, true],
    [100, 3, 2, 5, true],
    [60, 3, 3, 4, true],
    [40, 3, 3, 4, false],
    [0, 3, 3, 4, false],
  ])('of %i pixels at series %i', (height, current, from, to, isLabeled) => {
    const room = tooltipRoom({ ...content, hasMarkers: false, height, current });
    expect(room).toMatchObject({ from, to, isLabeled });
  });

  test('names what is marked once it has room for that', () => {
    expect(tooltipRoom({ ...content, height: 200, current: 0 }).isMarked).toBe(true);
    expect(tooltipRoom({ ...content, height: 70, current: 0 }).isMarked).toBe(false);
  });
});
