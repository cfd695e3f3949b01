import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostTicks } from '../scale/mostTicks.ts';
import { valueScale } from '../scale/valueScale.ts';
import { placeValues } from './placeValues.ts';
import { clipText, textWidth } from './textWidth.ts';
import { type AxisLabels, thinLabels } from './thinLabels.ts';

const days = (count: number, width: number, more: Partial<AxisLabels> = {}): AxisLabels => ({
  count,
  textOf: (index) => `${index + 1} Nov`,
  at: (index) => (width * index) / Math.max(1, count - 1),
  from: 0,
  to: width,
  em: 12,
  most: mostTicks,
  ...more,
});

const texts = (labels: AxisLabels) => thinLabels(labels).map(({ text }) => text);

describe('the labels of an axis', () => {
  test.each<[string, AxisLabels, number[]]>([
    ['none', days(0, 600), []],
    ['one', days(1, 600), [1]],
    ['two', days(2, 600), [1, 2]],
    ['fifteen days, every second', days(15, 600), [1, 3, 5, 7, 9, 11, 13, 15]],
    ['fifteen days in a narrow chart, at even steps', days(15, 230), [1, 8, 15]],
    [
      'thirty days, the one before the last gives way',
      days(30, 600),
      [1, 5, 9, 13, 17, 21, 25, 30],
    ],
  ])('of %s', (_, labels, expected) => {
    expect(texts(labels)).toEqual(expected.map((day) => `${day} Nov`));
  });

  test('are clipped if they are too long for any step', () => {
    const labels = texts(days(4, 300, { textOf: (index) => `${index} ${'harbor '.repeat(30)}` }));
    expect(labels.at(0)).toMatch(/^0 harb.*…$/);
    expect(labels.at(-1)).toMatch(/^3 harb.*…$/);
  });

  test('never overlap, never leave their axis, and include the first and the last', () => {
    const label = fc.oneof(fc.string({ maxLength: 200 }), fc.constant('W'.repeat(200)));
    fc.assert(
      fc.property(
        fc.array(label, { minLength: 2, maxLength: 200 }),
        fc.integer({ min: 60, max: 1200 }),
        fc.constantFrom(12, 24),
        (labels, width, em) => {
          const all = days(labels.length, width, { textOf: (index) => labels[index] ?? '', em });
          const ticks = thinLabels(all);
          expect(ticks.length).toBeLessThanOrEqual(mostTicks);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect([ticks[0]?.at, ticks.at(-1)?.at]).toEqual([0, width]);
          let end = Number.NEGATIVE_INFINITY;
          for (const { at, text, anchor } of ticks) {
            const size = textWidth(text, em);
            const start = at - { start: 0, middle: size / 2, end: size }[anchor];
            expect(start).toBeGreaterThanOrEqual(Math.max(end, -1e-9));
            end = start + size;
            expect(end).toBeLessThanOrEqual(width + 1e-9);
          }
        },
      ),
    );
  });
});

test('clipped text fits and ends with an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.nat(400), (text, room) => {
      const clipped = clipText(text, room, 12);
      expect(textWidth(clipped, 12)).toBeLessThanOrEqual(Math.max(room, textWidth('…', 12)) + 1e-6);
      expect(clipped === text || clipped === '' || clipped.endsWith('…')).toBe(true);
    }),
  );
});

describe('the values of an axis', () => {
  const axis = (format: (value: number) => string, room = 140) =>
    placeValues(valueScale({ least: 0, greatest: 100, isWhole: true }, [200, 0], 4), {
      format,
      em: 12,
      anchor: 'end',
      from: 0,
      to: room,
    }).map(({ text }) => text);

  test('are labeled in full', () => {
    expect(axis(String)).toEqual(['0', '20', '40', '60', '80', '100']);
  });

  test('are left out rather than clipped', () => {
    expect(
      axis((value) => (value > 50 ? `${value} tonnes of freight in all` : String(value))),
    ).toEqual([...['0', '20', '40'], ...['', '', '']]);
  });

  test('never overlap, never leave their space, and are never clipped', () => {
    fc.assert(
      fc.property(
        fc.record({
          least: fc.integer({ min: -2_000_000, max: 0 }),
          greatest: fc.integer({ min: 1, max: 2_000_000_000 }),
          isWhole: fc.boolean(),
        }),
        fc.constantFrom('end' as const, 'middle' as const),
        fc.integer({ min: 1, max: 900 }),
        fc.nat(40),
        (domain, anchor, length, more) => {
          const format = (value: number) => `${value}${' kr'.repeat(more)}`;
          const scale = valueScale(domain, anchor === 'end' ? [length, 0] : [0, length], 6);
          const placed = placeValues(scale, { format, em: 12, anchor, from: 0, to: length });
          const wholes = new Set(scale.ticks.map(format));
          expect(placed.map(({ at }) => at)).toEqual(scale.ticks.map(scale.at));
          const ends = placed
            .filter(({ text }) => text)
            .map(({ at, text }) => {
              expect(wholes.has(text)).toBe(true);
              const half = anchor === 'end' ? 6 : textWidth(text, 12) / 2;
              if (anchor === 'middle') expect(at - half).toBeGreaterThanOrEqual(0);
              else expect(textWidth(text, 12)).toBeLessThanOrEqual(length);
              return [at - half, at + half] as const;
            })
            .sort(([one], [other]) => one - other);
          ends.forEach(([start], index) => {
            expect(start).toBeGreaterThanOrEqual(ends[index - 1]?.[1] ?? start);
          });
        },
      ),
    );
  });
});
