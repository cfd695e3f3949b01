/** Bytes to hash, with everything computed that does not depend on the bytes before them. */
export interface MixedBytes {
  blocks: readonly number[];
  tail: number;
  length: number;
}

/** A hash of some bytes that more bytes can be added to. */
export interface HashStart {
  hash: number;
  length: number;
}

const BLOCK_BYTES = 4;

function mix(block: number): number {
  const scrambled = Math.imul(block, 0xcc9e2d51);
  return Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
}

function addBlock(hash: number, mixed: number): number {
  const next = hash ^ mixed;
  return (Math.imul((next << 13) | (next >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let end = hash ^ (hash >>> 16);
  end = Math.imul(end, 0x85ebca6b);
  end ^= end >>> 13;
  end = Math.imul(end, 0xc2b2ae35);
  return (end ^ (end >>> 16)) >>> 0;
}

/** Mixes bytes once, so that hashes that begin differently and end with them cost little. */
export function mixBytes(bytes: Uint8Array): MixedBytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - (bytes.length % BLOCK_BYTES);
  const blocks: number[] = [];
  for (let offset = 0; offset < end; offset += BLOCK_BYTES) {
    blocks.push(mix(view.getUint32(offset, true)));
  }
  let tail = 0;
  for (let index = bytes.length - 1; index >= end; index -= 1) {
    tail = (tail << 8) | (bytes[index] ?? 0);
  }
  return { blocks, tail: mix(tail), length: bytes.length };
}

/** Returns the hash of bytes that others follow. Their number must be a multiple of four. */
export function startHash(bytes: Uint8Array, seed = 0): HashStart {
  if (bytes.length % BLOCK_BYTES !== 0) throw new RangeError('A hash starts with whole blocks.');
  return { hash: mixBytes(bytes).blocks.reduce(addBlock, seed), length: bytes.length };
}

/**
 * Returns the MurmurHash3 (x86 variant, 32 bits) of the bytes at the start and those that follow them: a
 * fast, uniform, well-known hash. Not for secrets.
 *
 * @returns a whole number from 0 to 2³² − 1
 * @see https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 */
export function finishHash({ hash, length }: HashStart, rest: MixedBytes): number {
  let end = hash;
  for (const block of rest.blocks) end = addBlock(end, block);
  return finish(end ^ rest.tail ^ (length + rest.length));
}

/** Returns the MurmurHash3 of bytes. @see {@link finishHash} */
export function murmurHash3(bytes: Uint8Array, seed = 0): number {
  return finishHash({ hash: seed, length: 0 }, mixBytes(bytes));
}
