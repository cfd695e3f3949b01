function mix(block: number): number {
  const scrambled = Math.imul(block, 0xcc9e2d51);
  return Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
}

function rounded(hash: number): number {
  return Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
}

function finished(hash: number): number {
  let end = hash ^ (hash >>> 16);
  end = Math.imul(end, 0x85ebca6b);
  end ^= end >>> 13;
  end = Math.imul(end, 0xc2b2ae35);
  return (end ^ (end >>> 16)) >>> 0;
}

/**
 * MurmurHash3 for 32 bits (x86 variant): a fast, uniform, well-known hash. Not for secrets.
 *
 * @returns a whole number from 0 to 2³² − 1
 * @see https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 */
export function murmurHash3(bytes: Uint8Array, seed = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const blocks = bytes.length >>> 2;
  let hash = seed;
  for (let block = 0; block < blocks; block += 1) {
    hash = rounded(hash ^ mix(view.getUint32(block * 4, true)));
  }
  let tail = 0;
  for (let index = bytes.length - 1; index >= blocks * 4; index -= 1) {
    tail = (tail << 8) | (bytes[index] ?? 0);
  }
  if (bytes.length % 4 !== 0) hash ^= mix(tail);
  return finished(hash ^ bytes.length);
}
