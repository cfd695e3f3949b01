/** A value at a time in milliseconds. */
export interface Sample {
  at: number;
  value: number;
}

export interface Summary {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export interface Series {
  start: number;
  middle: number;
  end: number;
  mean: number;
  max: number;
  slopePerHour: number;
  boundPerHour: number;
  verdict: 'flat' | 'grows' | 'too short to tell';
}

export function ratesOf(sites: number): Record<'check' | 'license' | 'flags', number>;
export function arrivals(
  random: () => number,
  perSecond: number,
  seconds: number,
): Generator<number>;
export function summarize(times: readonly number[]): Summary;
export function slopePerHour(samples: readonly Sample[]): number;
export function describeSeries(samples: readonly Sample[], boundPerHour: number): Series;
export function findBottlenecks(use: Record<string, number>): string[];
