/** A deterministic source of random numbers. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns an integer from 0 to below `count`. */
  below(count: number): number;
  /** Returns whether something with a probability happens. */
  chance(probability: number): boolean;
  /** Returns one of the values, each as likely as its weight. */
  weighted<Value>(values: readonly Weighted<Value>[]): Value;
  /** Returns a log-normally distributed number with a median. @param spread of its logarithm */
  logNormal(median: number, spread: number): number;
}

/** A value and its weight. */
export type Weighted<Value> = readonly [value: Value, weight: number];

/** Returns a hash of numbers, so that similar seeds yield unrelated sequences. */
function mix(...numbers: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number >>> 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/**
 * Creates a source of random numbers (mulberry32). The same seeds yield the same numbers.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandom(...seeds: readonly number[]): Random {
  let state = mix(...seeds);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (count) => Math.floor(next() * count),
    chance: (probability) => next() < probability,
    weighted(values) {
      let rest = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      const last = values.at(-1);
      if (!last) throw new Error('There is no value to choose from.');
      return last[0];
    },
    logNormal(median, spread) {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return median * Math.exp(spread * radius * Math.cos(2 * Math.PI * next()));
    },
  };
}
