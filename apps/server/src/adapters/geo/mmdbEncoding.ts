/** A value in a database's record. A number is an unsigned integer of 32 bits. */
export type MmdbValue = string | number | readonly MmdbValue[] | { [key: string]: MmdbValue };

const TYPES = { text: 2, uint16: 5, uint32: 6, map: 7, uint64: 9, array: 11 } as const;
type Type = keyof typeof TYPES;

/** Encodes a value of a record. @see https://maxmind.github.io/MaxMind-DB/#output-data-section */
export function encodeValue(value: MmdbValue): Buffer {
  if (typeof value === 'number') return encodeInteger('uint32', value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([encodeHead('text', bytes.length), bytes]);
  }
  if (isArray(value)) {
    return Buffer.concat([encodeHead('array', value.length), ...value.map(encodeValue)]);
  }
  return encodeMap(Object.entries(value).map(([key, entry]) => [key, encodeValue(entry)]));
}

/** Encodes an unsigned integer without its leading zero bytes. */
export function encodeInteger(type: 'uint16' | 'uint32' | 'uint64', value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  const zeros = bytes.findIndex((byte) => byte !== 0);
  const significant = bytes.subarray(zeros === -1 ? bytes.length : zeros);
  return Buffer.concat([encodeHead(type, significant.length), significant]);
}

/** Encodes a map of encoded values. */
export function encodeMap(entries: readonly (readonly [key: string, value: Buffer])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [encodeValue(key), value]);
  return Buffer.concat([encodeHead('map', entries.length), ...parts]);
}

/** Encodes the type and the size: bytes of a text or integer, entries of a map or array. */
function encodeHead(type: Type, size: number): Buffer {
  const [code, ...length] = encodeSize(size);
  const number = TYPES[type];
  const isExtended = number > 7;
  const first = ((isExtended ? 0 : number) << 5) | (code ?? 0);
  return Buffer.from([first, ...(isExtended ? [number - 7] : []), ...length]);
}

/** The first 29 sizes need no further byte. */
function encodeSize(size: number): number[] {
  if (size < 29) return [size];
  if (size < 285) return [29, size - 29];
  const rest = size - 285;
  if (rest > 0xff_ff) throw new RangeError('The value is longer than 65,820 bytes.');
  return [30, rest >> 8, rest & 0xff];
}

function isArray(value: MmdbValue): value is readonly MmdbValue[] {
  return Array.isArray(value);
}
