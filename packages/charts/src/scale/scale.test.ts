import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostTicks, pickTicks } from './pickTicks.ts';
import { zeroBased } from './zeroBased.ts';

describe('the domain of counts', () => {
  test.each([
    ['nothing at all', [], [0, 1]],
    ['only unknown counts', [null, Number.NaN], [0, 1]],
    ['only zeros', [0, 0], [0, 1]],
    ['only counts below zero', [-4, -1], [0, 1]],
    ['one count', [7], [0, 7]],
    ['counts and gaps', [3, null, 12, Number.NaN, 5], [0, 12]],
    ['an infinite count', [3, Number.POSITIVE_INFINITY], [0, 3]],
  ])('of %s is %j → %j', (_, values, domain) => {
    expect(zeroBased(values)).toEqual(domain);
  });
});

describe('the ticks of an axis', () => {
  test.each([
    [0, 12, []],
    [1, 12, [0]],
    [2, 12, [0, 1]],
    [5, 3, [0, 2, 4]],
    [30, 0, [0, 29]],
    [12, 12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('of %i positions with room for %i are %j', (count, most, ticks) => {
    expect(pickTicks(count, most)).toEqual(ticks);
  });

  test('are at most twelve, ascending, with the first and the last kept', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20_000 }),
        fc.integer({ min: -5, max: 50 }),
        (count, most) => {
          const ticks = pickTicks(count, most);
          expect(ticks.length).toBeLessThanOrEqual(mostTicks);
          expect(ticks[0]).toBe(0);
          expect(ticks.at(-1)).toBe(count - 1);
          expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
        },
      ),
    );
  });
});
