import ipaddr from 'ipaddr.js';
import { AddressTree } from './addressTree.ts';
import { encodeInteger, encodeMap, encodeValue, type MmdbValue } from './mmdbEncoding.ts';

/** The bits of each of a node's two children. */
const RECORD_BITS = 32;
const NODE_BYTES = (2 * RECORD_BITS) / 8;
/** Zeros between the tree and the records. */
const SEPARATOR_BYTES = 16;
const METADATA_MARK = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

/**
 * Writes a database of IP addresses in the format MMDB, version 2.0.
 * @see https://maxmind.github.io/MaxMind-DB/
 */
export class MmdbWriter {
  readonly #type: string;
  readonly #ipVersion: 4 | 6;
  readonly #tree = new AddressTree();
  readonly #offsets: number[] = [];
  readonly #records: Buffer[] = [];
  readonly #numbers = new Map<string, number>();
  #bytes = 0;

  /**
   * @param type what the database calls itself, such as `GeoLite2-City`
   * @param ipVersion 4 for IPv4 addresses only
   */
  constructor(type: string, ipVersion: 4 | 6 = 6) {
    this.#type = type;
    this.#ipVersion = ipVersion;
  }

  /**
   * Adds the record of a range of addresses. A later range replaces the addresses of an earlier one.
   * @throws an error if an address is invalid
   */
  add(first: string, last: string, record: MmdbValue): void {
    const from = parseAddress(first, this.#ipVersion);
    const to = parseAddress(last, this.#ipVersion);
    this.#tree.set(from, to, -this.#number(record) - 1);
  }

  /** Returns the database's file. @param builtAt when its data was published */
  encode(builtAt: Date): Buffer {
    const tree = Buffer.alloc(this.#tree.size * NODE_BYTES + SEPARATOR_BYTES);
    for (let node = 0; node < this.#tree.size; node++) {
      tree.writeUInt32BE(this.#pointer(this.#tree.child(node, 0)), node * NODE_BYTES);
      tree.writeUInt32BE(this.#pointer(this.#tree.child(node, 1)), node * NODE_BYTES + 4);
    }
    return Buffer.concat([tree, ...this.#records, METADATA_MARK, this.#metadata(builtAt)]);
  }

  /** Returns the number of a record. Equal records are stored once. */
  #number(record: MmdbValue): number {
    const key = JSON.stringify(record);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#records.length;
    const bytes = encodeValue(record);
    this.#numbers.set(key, number);
    this.#offsets.push(this.#bytes);
    this.#records.push(bytes);
    this.#bytes += bytes.length;
    return number;
  }

  #pointer(child: number): number {
    if (child > 0) return child;
    if (child === 0) return this.#tree.size;
    return this.#tree.size + SEPARATOR_BYTES + (this.#offsets[-child - 1] ?? 0);
  }

  #metadata(builtAt: Date): Buffer {
    return encodeMap([
      ['binary_format_major_version', encodeInteger('uint16', 2)],
      ['binary_format_minor_version', encodeInteger('uint16', 0)],
      ['build_epoch', encodeInteger('uint64', Math.floor(builtAt.getTime() / 1000))],
      ['database_type', encodeValue(this.#type)],
      ['description', encodeValue({})],
      ['ip_version', encodeInteger('uint16', this.#ipVersion)],
      ['languages', encodeValue([])],
      ['node_count', encodeInteger('uint32', this.#tree.size)],
      ['record_size', encodeInteger('uint16', RECORD_BITS)],
    ]);
  }
}

/** Returns the bytes of an address. IPv4 addresses are the first 2^32 of IPv6. */
function parseAddress(text: string, ipVersion: 4 | 6): Uint8Array {
  const bytes = ipaddr.parse(text).toByteArray();
  const address = new Uint8Array(ipVersion === 4 ? 4 : 16);
  address.set(bytes, address.length - bytes.length);
  return address;
}
