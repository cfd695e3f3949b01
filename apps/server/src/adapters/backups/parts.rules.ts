import { ByteQueue } from '../../load/byteQueue.ts';

const megabyte = 2 ** 20;
/** A bucket accepts 10,000 parts, so later parts are larger: together 860 GB. */
const growEvery = 1000;
const firstBytes = 16 * megabyte;

/** Returns the size of a part, which is kept in memory while it is sent. The first has number 0. */
export function partBytes(number: number): number {
  return firstBytes * (1 + Math.floor(number / growEvery));
}

/** Cuts a stream into parts of the sizes that a bucket accepts. Only the last may be smaller. */
export async function* inParts(
  bytes: AsyncIterable<Buffer>,
  sizeOf: (number: number) => number = partBytes,
): AsyncGenerator<Buffer> {
  const waiting = new ByteQueue();
  let number = 0;
  for await (const part of bytes) {
    waiting.push(part);
    while (waiting.length >= sizeOf(number)) {
      yield waiting.shift(sizeOf(number));
      number += 1;
    }
  }
  if (waiting.length > 0 || number === 0) yield waiting.shift(waiting.length);
}
