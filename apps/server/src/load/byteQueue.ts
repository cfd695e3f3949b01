/** Bytes that arrive in parts of any size and are read in others. */
export class ByteQueue {
  #parts: Buffer[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(part: Buffer): void {
    if (part.length === 0) return;
    this.#parts.push(part);
    this.#length += part.length;
  }

  /** Removes the first bytes and returns them. */
  shift(length: number): Buffer {
    if (length > this.#length) throw new RangeError('The queue has fewer bytes.');
    const removed: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      const [first = Buffer.alloc(0)] = this.#parts;
      if (first.length <= missing) {
        this.#parts.shift();
        removed.push(first);
        missing -= first.length;
      } else {
        removed.push(first.subarray(0, missing));
        this.#parts[0] = first.subarray(missing);
        missing = 0;
      }
    }
    this.#length -= length;
    return removed.length === 1 && removed[0] ? removed[0] : Buffer.concat(removed);
  }

  /** Returns the position of the first byte with this value, or -1. */
  indexOf(byte: number): number {
    let offset = 0;
    for (const part of this.#parts) {
      const position = part.indexOf(byte);
      if (position >= 0) return offset + position;
      offset += part.length;
    }
    return -1;
  }
}
