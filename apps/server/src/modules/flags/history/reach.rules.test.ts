import { describe, expect, test } from 'vitest';
import { type ReachPeriod, sumReach } from './reach.rules.ts';

const changedAt = new Date('2026-03-01T12:00:00Z');
const now = new Date('2026-03-20T12:00:00Z');
const period = (at: string, identifiers: number): ReachPeriod => ({
  period: new Date(`2026-03-${at}Z`),
  identifiers,
});
const reach = (periods: ReachPeriod[], total: number, when = now, reached = total) =>
  sumReach(periods, { changedAt, total, reached, now: when });

describe('the reach of a change', () => {
  test('of a product without identifiers is nothing', () => {
    expect(reach([], 0)).toEqual({
      total: 0,
      reached: 0,
      halfAt: null,
      ninetyPercentAt: null,
      points: [],
    });
  });

  test.each([
    ['01T12:00:00', '01T12:10:00'],
    ['03T11:50:00', '03T12:00:00'],
    // The day after two days contains the last short periods.
    ['03T00:00:00', '04T00:00:00'],
    ['04T00:00:00', '05T00:00:00'],
    ['20T00:00:00', '20T12:00:00'],
  ])('of the period that starts at %s is known at %s', (start, end) => {
    expect(reach([period(start, 1)], 1).points).toEqual([
      { at: `2026-03-${end}.000Z`, reached: 1 },
    ]);
  });

  test('is known at once in the period that has not ended', () => {
    const soon = new Date('2026-03-01T12:03:00Z');
    expect(reach([period('01T12:00:00', 1)], 1, soon).points[0]?.at).toBe(soon.toISOString());
  });

  test('never exceeds the total, and says when half and nine tenths were reached', () => {
    const periods = [
      period('01T12:00:00', 4),
      period('01T12:10:00', 1),
      period('02T00:00:00', 3),
      period('05T00:00:00', 9),
    ];
    const { reached, points, halfAt, ninetyPercentAt } = reach(periods, 10);
    expect(points.map((point) => point.reached)).toEqual([4, 5, 8, 10]);
    expect([reached, halfAt, ninetyPercentAt]).toEqual([10, points[1]?.at, points[3]?.at]);
  });

  test('is the number of today when identifiers have left since', () => {
    const { reached, points, halfAt } = reach([period('01T12:00:00', 9)], 10, now, 4);
    expect([reached, points.map((point) => point.reached), halfAt]).toEqual([4, [4], null]);
  });

  test('ends at the number of today when identifiers have joined since', () => {
    const { points, halfAt, ninetyPercentAt } = reach([period('01T12:00:00', 6)], 10);
    expect(points).toEqual([
      { at: '2026-03-01T12:10:00.000Z', reached: 6 },
      { at: now.toISOString(), reached: 10 },
    ]);
    expect([halfAt, ninetyPercentAt]).toEqual([points[0]?.at, points[0]?.at]);
  });
});
