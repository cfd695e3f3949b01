import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import * as z from 'zod';
import { ByteQueue } from '../../load/byteQueue.ts';
import { DamagedBackupError } from './encryption.ts';

/** The schema of the text before encryption. */
export const ARCHIVE_VERSION = 1;

const headerBytes = 5;
const kinds = ['header', 'table', 'rows', 'object', 'data', 'objectEnd', 'end'] as const;
type Kind = (typeof kinds)[number];

const Header = z.object({
  version: z.int(),
  /** The version of Pressdock. */
  product: z.string(),
  createdAt: z.string(),
  /** The migrations that were applied. */
  migrations: z.array(z.string()),
  /** The ids of the master keys that encrypted secrets in the rows. */
  masterKeys: z.array(z.string()),
});

const Table = z.object({
  id: z.string(),
  columns: z.array(z.string()),
  partitions: z.array(z.string()),
});

const TableSum = z.object({ rows: z.int(), hash: z.string() });

const End = z.object({
  tables: z.record(z.string(), TableSum),
  objects: z.object({ count: z.int(), bytes: z.int() }),
  /** The keys of objects that rows refer to but the storage does not have. */
  missingObjects: z.array(z.string()),
});

/** The first record of a backup. */
export type ArchiveHeader = z.infer<typeof Header>;
/** A table in a backup. Its rows follow. */
export type ArchiveTable = z.infer<typeof Table>;
/** The counts and hashes at the end of a backup. */
export type ArchiveEnd = z.infer<typeof End>;

/** A part of a backup, in this order: header, tables with rows, objects with data, end. */
export type ArchiveRecord =
  | { kind: 'header'; value: ArchiveHeader }
  | { kind: 'table'; value: ArchiveTable }
  | { kind: 'rows'; value: string[] }
  | { kind: 'object'; value: { key: string; size: number } }
  | { kind: 'data'; value: Buffer }
  | { kind: 'objectEnd'; value: { sha256: string } }
  | { kind: 'end'; value: ArchiveEnd };

const ObjectStart = z.object({ key: z.string(), size: z.int() });
const ObjectEnd = z.object({ sha256: z.string() });
const schemas = {
  header: Header,
  table: Table,
  rows: z.array(z.string()),
  object: ObjectStart,
  objectEnd: ObjectEnd,
  end: End,
} as const;

const compress = promisify(deflate);
const decompress = promisify(inflate);
// Rows are read about as fast as this compresses; higher levels take several times longer.
const level = { level: 1 };

/** Writes records as bytes. Packages and images are compressed already. */
export async function* writeRecords(records: AsyncIterable<ArchiveRecord>): AsyncGenerator<Buffer> {
  for await (const { kind, value } of records) {
    const payload = kind === 'data' ? value : await compress(JSON.stringify(value), level);
    const header = Buffer.alloc(headerBytes);
    header[0] = kinds.indexOf(kind);
    header.writeUInt32BE(payload.length, 1);
    yield header;
    yield payload;
  }
}

async function parseRecord(kind: Kind, payload: Buffer): Promise<ArchiveRecord> {
  if (kind === 'data') return { kind, value: payload };
  const value = schemas[kind].parse(JSON.parse((await decompress(payload)).toString()));
  return { kind, value } as ArchiveRecord;
}

/** Reads the records that {@link writeRecords} wrote. */
export async function* readRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRecord> {
  const queue = new ByteQueue();
  let next: { kind: Kind; length: number } | undefined;
  for await (const part of bytes) {
    queue.push(part);
    for (;;) {
      if (next === undefined && queue.length >= headerBytes) {
        const header = queue.shift(headerBytes);
        const kind = kinds[header[0] ?? kinds.length];
        if (kind === undefined) throw new DamagedBackupError();
        next = { kind, length: header.readUInt32BE(1) };
      }
      if (next === undefined || queue.length < next.length) break;
      yield await parseRecord(next.kind, queue.shift(next.length));
      next = undefined;
    }
  }
  if (next !== undefined || queue.length > 0) throw new DamagedBackupError();
}
