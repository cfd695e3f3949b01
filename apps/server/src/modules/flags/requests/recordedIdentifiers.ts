import { randomInt } from 'node:crypto';
import { FLAG_RECORDING } from '@pressdock/api/limits';
import type { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import { finishHash, type HashStart, startHash } from '../evaluation/murmurHash.rules.ts';
import type { CachedFlags } from './flagCache.ts';

const SETS = 2 ** 18;
/** A new identifier replaces the oldest of four. The replaced one is written again, which counts it once. */
const WAYS = 4;
const encoder = new TextEncoder();
/** Nobody outside can choose identifiers with the same key. */
const seeds = { high: randomInt(2 ** 31), low: randomInt(2 ** 31) };

const now = () => Math.floor(performance.now() / 1000);

/**
 * Remembers which identifiers were recorded lately: a million hashes in 13 MB, of which the system only
 * provides what is used.
 */
export class RecordedIdentifiers {
  /** The hashes of a product's id, which the keys of its identifiers start with. */
  readonly #starts = new WeakMap<CachedFlags, { high: HashStart; low: HashStart }>();
  readonly #keys = new Float64Array(SETS * WAYS);
  /** In seconds, plus one; zero where there is no key. */
  readonly #times = new Uint32Array(SETS * WAYS);

  /** Returns the key of a request's identifier. */
  keyOf(flags: CachedFlags, { mixed }: FlagRequest): number {
    let starts = this.#starts.get(flags);
    if (!starts) {
      const bytes = encoder.encode(flags.id);
      starts = { high: startHash(bytes, seeds.high), low: startHash(bytes, seeds.low) };
      this.#starts.set(flags, starts);
    }
    // As many bits as a number holds exactly.
    return finishHash(starts.high, mixed) * 2 ** 21 + (finishHash(starts.low, mixed) >>> 11);
  }

  /** Returns whether an identifier was recorded in the last hour, after the last change of the flags. */
  has(key: number, { changedSeconds }: CachedFlags): boolean {
    const recorded = this.#find(key);
    if (recorded === undefined) return false;
    return recorded >= changedSeconds && now() - recorded < FLAG_RECORDING.repeatSeconds;
  }

  /** Returns whether an identifier was ever recorded, as far as it is remembered. */
  isKnown(key: number): boolean {
    return this.#find(key) !== undefined;
  }

  /** Returns when an identifier was recorded, in seconds of this process. */
  #find(key: number): number | undefined {
    const first = (key % SETS) * WAYS;
    for (let slot = first; slot < first + WAYS; slot += 1) {
      if (this.#keys[slot] === key) return (this.#times[slot] ?? 0) - 1;
    }
    return undefined;
  }

  /** Remembers that an identifier is recorded now. */
  add(key: number): void {
    const first = (key % SETS) * WAYS;
    let oldest = first;
    for (let slot = first; slot < first + WAYS; slot += 1) {
      if (this.#keys[slot] === key) {
        oldest = slot;
        break;
      }
      if ((this.#times[slot] ?? 0) < (this.#times[oldest] ?? 0)) oldest = slot;
    }
    this.#keys[oldest] = key;
    this.#times[oldest] = now() + 1;
  }
}
