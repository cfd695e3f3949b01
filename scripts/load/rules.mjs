import { percentile } from '../bench/rounded.mjs';

const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;

/** How often a site sends a kind of request per day, averaged over all sites. */
const PER_SITE_AND_DAY = {
  /** WordPress checks for updates every twelve hours. */
  check: 2,
  /** Four of ten sites have a licensed product, which validates its license daily. */
  license: 0.4,
  /** Half of the sites have a product that requests its feature flags daily. */
  flags: 0.5,
};

/** Returns the requests per second of a number of sites by kind, averaged over a day. */
export function ratesOf(sites) {
  return Object.fromEntries(
    Object.entries(PER_SITE_AND_DAY).map(([kind, count]) => [kind, (sites * count) / DAY_SECONDS]),
  );
}

/**
 * Returns the times in milliseconds at which requests are due, whether or not earlier ones were answered:
 * a Poisson process, as of many independent clients.
 * @param {() => number} random returns a number from 0 to below 1
 */
export function* arrivals(random, perSecond, seconds) {
  if (perSecond <= 0) return;
  for (let at = 0; ; ) {
    at -= (Math.log(1 - random()) * 1000) / perSecond;
    if (at >= seconds * 1000) return;
    yield at;
  }
}

/** Returns the percentiles of latencies in milliseconds. */
export function summarize(times) {
  const at = (share) => percentile(times, share);
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Returns the slope per hour of a line through samples by least squares; 0 for fewer than two. */
export function slopePerHour(samples) {
  if (samples.length < 2) return 0;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map((sample) => sample.at));
  const value = mean(samples.map((sample) => sample.value));
  let covariance = 0;
  let variance = 0;
  for (const sample of samples) {
    covariance += (sample.at - at) * (sample.value - value);
    variance += (sample.at - at) ** 2;
  }
  return variance === 0 ? 0 : (covariance / variance) * HOUR_MS;
}

/** The part of a run in which caches fill and code is compiled. It has no part in slopes. */
const WARM_SHARE = 0.25;
/** A slope of fewer minutes says nothing, because garbage collections move the memory more. */
const LEAST_MINUTES = 30;

/**
 * Describes a series of samples at times in milliseconds: its first, middle and last value (averages of a
 * tenth of the samples), its mean and its maximum, and whether it grows by more than a bound per hour.
 */
export function describeSeries(samples, boundPerHour) {
  const size = Math.max(1, Math.floor(samples.length / 10));
  const average = (part) => part.reduce((sum, { value }) => sum + value, 0) / part.length;
  const middle = Math.floor((samples.length - size) / 2);
  const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
  const slope = slopePerHour(warm);
  const minutes = samples.length < 2 ? 0 : (samples.at(-1).at - samples[0].at) / 60_000;
  const judged = slope <= boundPerHour ? 'flat' : 'grows';
  return {
    start: average(samples.slice(0, size)),
    middle: average(samples.slice(middle, middle + size)),
    end: average(samples.slice(-size)),
    mean: average(samples),
    max: samples.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY),
    slopePerHour: slope,
    boundPerHour,
    verdict: minutes < LEAST_MINUTES ? 'too short to tell' : judged,
  };
}

/** From which value on a resource counts as exhausted. */
const LIMITS = {
  eventLoop: 0.9,
  databaseThread: 0.9,
  pool: 0.9,
  disk: 0.3,
  machine: 0.95,
  generatorMs: 100,
};

const NAMES = {
  eventLoop: 'the event loop of a server process',
  databaseThread: 'the thread of the embedded database',
  pool: 'the connections to the database',
  disk: 'the disk',
  machine: 'the processors of the machine, which other programs share',
  generatorMs: 'the load generator, which sends late',
};

/** Returns the names of the resources that were exhausted, the ones closest to the requests first. */
export function findBottlenecks(use) {
  return Object.keys(LIMITS)
    .filter((name) => (use[name] ?? 0) >= LIMITS[name])
    .map((name) => NAMES[name]);
}
