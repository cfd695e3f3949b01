import fc from 'fast-check';
import type { ChartData } from '../plot/chartData.ts';
import type { ChartSize } from '../plot/plotLayout.ts';

const anyValue = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.constantFrom(0, Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1e308, 5e-324, 1e300),
  fc.integer({ min: -50, max: 2_000_000 }),
);

const anyLabel = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', 'same', 'W'.repeat(200), 'الميناء الشمالي', '港の北側の埠頭'),
);

/** Arbitrary valid data, however odd, for property tests. */
export const anyData: fc.Arbitrary<ChartData> = fc
  .array(anyLabel, { minLength: 1, maxLength: 4 })
  .chain((series) =>
    fc.record({
      series: fc.constant(series),
      rows: fc.array(
        fc.record({
          label: anyLabel,
          values: fc.array(anyValue, { maxLength: series.length }),
        }),
        { maxLength: 60 },
      ),
    }),
  );

/** Arbitrary sizes of a chart. */
export const anySize: fc.Arbitrary<ChartSize> = fc.record({
  width: fc.double({ min: 1, max: 2000, noNaN: true }),
  height: fc.double({ min: 1, max: 1000, noNaN: true }),
  em: fc.constantFrom(12, 18, 24),
});
