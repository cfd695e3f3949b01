/** The upper bounds of the buckets, in seconds. */
export const DURATION_BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;

/**
 * A histogram of durations. In-house: that of prom-client takes a microsecond per observation, because
 * it looks up labels, and an update check takes some tens.
 */
export class Durations {
  readonly #buckets = Array.from({ length: DURATION_BOUNDS.length + 1 }, () => 0);
  #seconds = 0;

  add(seconds: number): void {
    let index = 0;
    while (seconds > (DURATION_BOUNDS[index] ?? Number.POSITIVE_INFINITY)) index += 1;
    this.#buckets[index] = (this.#buckets[index] ?? 0) + 1;
    this.#seconds += seconds;
  }

  /** Returns the number of durations up to each bound, the last of which is infinite. */
  cumulate(): { bound: string; count: number }[] {
    let count = 0;
    return this.#buckets.map((value, index) => {
      count += value;
      return { bound: String(DURATION_BOUNDS[index] ?? '+Inf'), count };
    });
  }

  /** The sum of all durations, in seconds. */
  get seconds(): number {
    return this.#seconds;
  }
}
