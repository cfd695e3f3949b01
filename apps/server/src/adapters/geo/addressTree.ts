const FIRST_CAPACITY = 1 << 16;

/** No network: the address is in none of the added ranges. */
export const NO_RECORD = 0;

/**
 * A binary tree over IP addresses of one length that maps each to a record. A child is another node if it is
 * positive, no record if it is 0, or else the record -1, -2 and so on.
 */
export class AddressTree {
  /** The number of nodes. Node 0 is the root. */
  size = 1;
  #children = new Int32Array(2 * FIRST_CAPACITY);

  /** Returns a node's child for the bit 0 or 1. */
  child(node: number, bit: number): number {
    return this.#children[2 * node + bit] ?? NO_RECORD;
  }

  /**
   * Maps a range of addresses to a record. It replaces the records of earlier ranges.
   * @param first the bytes of the first address of the range
   * @param last the bytes of the last address of the range
   * @param record a negative number
   */
  set(first: Uint8Array, last: Uint8Array, record: number): void {
    const range = {
      first,
      last,
      record,
      zeros: lengthWithout(first, 0),
      ones: lengthWithout(last, 1),
    };
    this.#fill(0, 0, range, true, true);
  }

  /** @param isFirst whether the path to the node equals the beginning of the first address */
  #fill(node: number, depth: number, range: Range, isFirst: boolean, isLast: boolean): void {
    const low = isFirst ? bitAt(range.first, depth) : 0;
    const high = isLast ? bitAt(range.last, depth) : 1;
    for (let bit = low; bit <= high; bit++) {
      const isStillFirst = isFirst && bit === low;
      const isStillLast = isLast && bit === high;
      const isWhole =
        (!isStillFirst || depth + 1 >= range.zeros) && (!isStillLast || depth + 1 >= range.ones);
      if (isWhole) this.#children[2 * node + bit] = range.record;
      else this.#fill(this.#descend(node, bit), depth + 1, range, isStillFirst, isStillLast);
    }
  }

  /** Returns the node below; splits a network that an earlier range covers as a whole. */
  #descend(node: number, bit: number): number {
    const child = this.child(node, bit);
    if (child > 0) return child;
    const created = this.size++;
    if (2 * this.size > this.#children.length) {
      const larger = new Int32Array(2 * this.#children.length);
      larger.set(this.#children);
      this.#children = larger;
    }
    this.#children[2 * created] = child;
    this.#children[2 * created + 1] = child;
    this.#children[2 * node + bit] = created;
    return created;
  }
}

interface Range {
  first: Uint8Array;
  last: Uint8Array;
  record: number;
  /** The bits of `first` that are followed only by zeros. */
  zeros: number;
  /** The bits of `last` that are followed only by ones. */
  ones: number;
}

function bitAt(address: Uint8Array, depth: number): number {
  return ((address[depth >> 3] ?? 0) >> (7 - (depth & 7))) & 1;
}

function lengthWithout(address: Uint8Array, trailing: 0 | 1): number {
  let length = 8 * address.length;
  while (length > 0 && bitAt(address, length - 1) === trailing) length--;
  return length;
}
