import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonBarsLayout } from '../comparisonBars/comparisonBarsLayout.ts';
import { downloadsLineLayout } from '../downloadsLine/downloadsLineLayout.ts';
import { anyData } from '../frame/anyData.testing.ts';
import { sampleFormat } from '../frame/sampleWords.testing.ts';
import { positionAt } from './positionAt.ts';
import { scrollingOf } from './scrolling.ts';
import { tooltipPlace } from './tooltipPlace.ts';

const filled = anyData.filter(({ rows }) => rows.length > 0);
const anyBox = fc.record({
  width: fc.integer({ min: 280, max: 1200 }),
  height: fc.constantFrom(160, 240, 400),
  em: fc.constantFrom(12, 24),
});

test('a tooltip stays inside what is seen, with room for words', () => {
  const drawn = fc.constantFrom('line' as const, 'vertical' as const, 'horizontal' as const);
  fc.assert(
    fc.property(filled, anyBox, drawn, fc.nat(), (data, size, kind, nth) => {
      const layout =
        kind === 'line'
          ? downloadsLineLayout(data, [], sampleFormat, size)
          : comparisonBarsLayout(data, kind, sampleFormat, size);
      const row = nth % data.rows.length;
      const { height } = scrollingOf(layout, size);
      const view = { left: 0, top: 0, width: size.width, height };
      const place = tooltipPlace(layout, { row, series: 0 }, view);
      const { left = 0, right = 0, top = 0, bottom = 0, translate, maxInlineSize } = place;
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
  const layout = downloadsLineLayout(data, [], sampleFormat, size);
  const x = layout.span(1)[0] + 40;
  expect(positionAt(layout, 2, x, 20)).toEqual({ row: 1, series: 1 });
  expect(positionAt(layout, 2, x, 200)).toEqual({ row: 1, series: 0 });
  expect(positionAt(layout, 2, -50, 900)).toEqual({ row: 0, series: 0 });
});
