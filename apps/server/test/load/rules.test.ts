import { describe, expect, it, test } from 'vitest';
import {
  arrivals,
  describeSeries,
  findBottlenecks,
  ratesOf,
  slopePerHour,
  summarize,
} from '../../../../scripts/load/rules.mjs';
import { createRandom } from '../../src/simulator/random.ts';

const HOUR_MS = 3_600_000;

/** Returns a sample per minute of a value that changes evenly and jumps up and down. */
const seriesOf = (minutes: number, from: number, perHour: number, jump = 0) =>
  Array.from({ length: minutes + 1 }, (_, minute) => ({
    at: minute * 60_000,
    value: from + (perHour * minute) / 60 + (minute % 2 === 0 ? jump : -jump),
  }));

test('a million sites check for updates 23 times a second', () => {
  expect(ratesOf(1_000_000).check).toBeCloseTo(23.15, 2);
  expect(ratesOf(2_000_000).license).toBeCloseTo(2 * ratesOf(1_000_000).license);
});

describe('arrivals', () => {
  it('are as many as the rate demands, in order and within the time', () => {
    const times = [...arrivals(createRandom(1).next, 50, 200)];
    expect(times.length).toBeGreaterThan(9_700);
    expect(times.length).toBeLessThan(10_300);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(200_000);
  });

  it('vary like those of independent clients', () => {
    const times = [...arrivals(createRandom(1).next, 50, 200)];
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    const isLong = (gap: number) => gap > 20;
    // A Poisson process has a share of 1/e of gaps above the average.
    expect(gaps.filter(isLong).length / gaps.length).toBeCloseTo(Math.exp(-1), 1);
  });

  it('are the same for the same seed', () => {
    const of = (seed: number) => [...arrivals(createRandom(seed).next, 5, 10)];
    expect(of(7)).toEqual(of(7));
    expect(of(7)).not.toEqual(of(8));
  });

  it('do not occur at a rate of zero', () => {
    expect([...arrivals(createRandom(1).next, 0, 10)]).toEqual([]);
  });
});

test('percentiles are values that occurred', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(summarize(times)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
  expect(summarize([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 });
});

test('a slope is per hour', () => {
  expect(slopePerHour(seriesOf(60, 100, 12))).toBeCloseTo(12);
  expect(slopePerHour(seriesOf(10, 100, -6))).toBeCloseTo(-6);
  expect(slopePerHour([{ at: HOUR_MS, value: 5 }])).toBe(0);
});

describe('a series', () => {
  it.each([
    ['flat', seriesOf(60, 400, 10, 50), 'flat'],
    ['shrinking', seriesOf(60, 400, -100), 'flat'],
    ['growing', seriesOf(60, 400, 60, 20), 'grows'],
    ['short', seriesOf(10, 400, 600), 'too short to tell'],
  ] as const)('that is %s is judged so', (_, samples, verdict) => {
    expect(describeSeries(samples, 30).verdict).toBe(verdict);
  });

  it('ignores growth while the server warms up', () => {
    const warm = seriesOf(60, 400, 0).map((sample, minute) =>
      minute < 15 ? { ...sample, value: 100 + 20 * minute } : sample,
    );
    expect(describeSeries(warm, 30)).toMatchObject({ verdict: 'flat', slopePerHour: 0, max: 400 });
  });

  it('has a start, a middle, an end and a mean', () => {
    const { start, middle, end, mean, max } = describeSeries(seriesOf(100, 0, 60), 30);
    expect([start, middle, end, mean, max]).toEqual([4.5, 49.5, 95.5, 50, 100]);
  });
});

test('names the resources that are exhausted', () => {
  expect(findBottlenecks({ eventLoop: 0.5, machine: 0.6, pool: 0 })).toEqual([]);
  expect(findBottlenecks({ eventLoop: 0.97, machine: 0.6 })).toEqual([
    'the event loop of a server process',
  ]);
  expect(findBottlenecks({ machine: 1, pool: 0.95 })).toHaveLength(2);
});
