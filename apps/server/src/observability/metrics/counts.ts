import type { Metric, Sample } from './metric.ts';

/** Counts events by their result. Counting is one addition, because some happen in every request. */
export class Counts<Result extends string> {
  readonly #values: Record<Result, number>;

  /** @param results all results that exist, so that each is reported from the start */
  constructor(results: readonly Result[]) {
    const values = Object.fromEntries(results.map((result) => [result, 0]));
    this.#values = values as Record<Result, number>;
  }

  add(result: Result): void {
    this.#values[result] += 1;
  }

  /** Returns the counts. @param label the label that contains the result */
  samples(label = 'result', others: Readonly<Record<string, string>> = {}): Sample[] {
    return Object.entries<number>(this.#values).map(([result, value]) => ({
      labels: { ...others, [label]: result },
      value,
    }));
  }
}

/** Returns a counter. @param label the label that contains the result */
export function counterOf<Result extends string>(
  name: string,
  help: string,
  counts: Counts<Result>,
  label = 'result',
): Metric {
  return { name, help, type: 'counter', read: () => counts.samples(label) };
}
