import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import {
  type Column,
  type ColumnName,
  createCodes,
  SNAPSHOT_COLUMNS,
  type Snapshot,
} from './snapshot.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

interface Header {
  sites: number;
  hosts: string[];
  values: Record<ColumnName, string[]>;
}

const HEADER_LENGTH_BYTES = 4;
const level = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

/**
 * Returns a snapshot as compressed bytes: the length of the header, the header as JSON, and the codes
 * of each column as little-endian numbers.
 */
export async function encodeSnapshot({ sites, hosts, columns }: Snapshot): Promise<Buffer> {
  const values = Object.fromEntries(
    SNAPSHOT_COLUMNS.map((name) => [name, columns[name].values]),
  ) as Header['values'];
  const header = Buffer.from(JSON.stringify({ sites, hosts, values }));
  const length = Buffer.alloc(HEADER_LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const codes = SNAPSHOT_COLUMNS.map((name) => {
    const { buffer, byteOffset, byteLength } = columns[name].codes;
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  return compress(Buffer.concat([length, header, ...codes]), level);
}

/** Reads a snapshot. @throws if the bytes are no snapshot */
export async function decodeSnapshot(bytes: Uint8Array): Promise<Snapshot> {
  const data = await decompress(bytes);
  const end = HEADER_LENGTH_BYTES + data.readUInt32LE(0);
  const header: Header = JSON.parse(data.toString('utf8', HEADER_LENGTH_BYTES, end));
  let offset = end;
  const columns = Object.fromEntries(
    SNAPSHOT_COLUMNS.map((name): [ColumnName, Column] => {
      const values = header.values[name];
      const codes = createCodes(values.length, header.sites);
      // A copy, because numbers of several bytes have to be aligned.
      const target = new Uint8Array(codes.buffer);
      target.set(data.subarray(offset, offset + target.length));
      offset += target.length;
      return [name, { values, codes }];
    }),
  ) as Record<ColumnName, Column>;
  if (offset !== data.length) throw new Error('The snapshot has an unexpected length.');
  return { sites: header.sites, hosts: header.hosts, columns };
}

/** Returns about how much memory a snapshot takes, in bytes. */
export function sizeOf({ hosts, columns }: Snapshot): number {
  const ofHosts = hosts.reduce((sum, host) => sum + host.length + 32, 0);
  const ofColumns = Object.values(columns).map(
    ({ values, codes }) =>
      codes.byteLength + values.reduce((sum, value) => sum + value.length + 32, 0),
  );
  return ofColumns.reduce((sum, size) => sum + size, ofHosts);
}
