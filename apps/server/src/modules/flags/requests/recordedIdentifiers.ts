import { randomInt } from 'node:crypto';
import { FLAG_RECORDING } from '@pressdock/api/limits';
import { LRUCache } from 'lru-cache';
import type { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import { finishHash, startHash } from '../evaluation/murmurHash.rules.ts';
import type { CachedFlags } from './flagCache.ts';

/** Each takes about 100 bytes. Others are written again, which counts nobody twice. */
const MAX_IDENTIFIERS = 250_000;
const encoder = new TextEncoder();

/** Remembers which identifiers were recorded lately, by a hash. */
export class RecordedIdentifiers {
  readonly #seeds = [randomInt(2 ** 31), randomInt(2 ** 31)] as const;
  // Created with the first request, because it reserves the memory for all of its keys.
  #recorded: LRUCache<number, number> | undefined;

  /** Returns the key of a request's identifier. */
  keyOf({ id }: CachedFlags, { mixed }: FlagRequest): number {
    const bytes = encoder.encode(id);
    const [high, low] = this.#seeds.map((seed) => finishHash(startHash(bytes, seed), mixed));
    // As many bits as a number holds exactly.
    return (high ?? 0) * 2 ** 21 + ((low ?? 0) >>> 11);
  }

  /** Returns whether an identifier was recorded in the last hour, after the last change of the flags. */
  has(key: number, { changedSeconds }: CachedFlags): boolean {
    const recorded = this.#recorded?.get(key);
    if (recorded === undefined || recorded < changedSeconds) return false;
    return performance.now() / 1000 - recorded < FLAG_RECORDING.repeatSeconds;
  }

  /** Remembers that an identifier is recorded now. */
  add(key: number): void {
    this.#recorded ??= new LRUCache({ max: MAX_IDENTIFIERS });
    this.#recorded.set(key, Math.floor(performance.now() / 1000));
  }
}
