import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** One entry of a handmade zip; every given field overrides the true value. */
export interface RawEntry {
  name: string;
  content?: string | Buffer;
  localName?: string;
  method?: number;
  flags?: number;
  attributes?: number;
  crc?: number;
  packedSize?: number;
  unpackedSize?: number;
  offset?: number;
  isPacked?: boolean;
}

/** Fields of the zip as a whole that override the true values. */
export interface RawZipOptions {
  prefix?: Buffer;
  count?: number;
  beforeEnd?: Buffer;
  comment?: string;
}

/** Builds a zip byte by byte, so that any of its fields can be false. */
export function rawZip(entries: readonly RawEntry[], options: RawZipOptions = {}): Buffer {
  const body: Buffer[] = [options.prefix ?? Buffer.alloc(0)];
  const directory: Buffer[] = [];
  let position = body[0]?.length ?? 0;
  for (const entry of entries) {
    const plain = Buffer.from(entry.content ?? '');
    const data = entry.isPacked ? deflateRawSync(plain) : plain;
    const name = Buffer.from(entry.name);
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE(entry.flags ?? 0x800, 2);
    fixed.writeUInt16LE(entry.method ?? (entry.isPacked ? 8 : 0), 4);
    fixed.writeUInt32LE(entry.crc ?? crc32(plain), 10);
    fixed.writeUInt32LE(entry.packedSize ?? data.length, 14);
    fixed.writeUInt32LE(entry.unpackedSize ?? plain.length, 18);
    const localName = Buffer.from(entry.localName ?? entry.name);
    const local = Buffer.from(fixed);
    local.writeUInt16LE(localName.length, 22);
    body.push(Buffer.from('PK\x03\x04', 'latin1'), local, localName, data);
    fixed.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((entry.attributes ?? 0) >>> 0, 6);
    rest.writeUInt32LE(entry.offset ?? position, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fixed, rest, name);
    position += 4 + local.length + localName.length + data.length;
  }
  const central = Buffer.concat(directory);
  const comment = Buffer.from(options.comment ?? '');
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(options.count ?? entries.length, 8);
  end.writeUInt16LE(options.count ?? entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(position, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...body, central, options.beforeEnd ?? Buffer.alloc(0), end, comment]);
}

/** Builds a valid zip from names and contents. */
export async function validZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(2024, 0, 1);
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name, { mtime });
    else zip.addBuffer(Buffer.from(content), name, { mtime });
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Returns the main file of a plugin. */
export function mainFile(version: string, name = 'Hello Harbor', extra = ''): string {
  return `<?php\n/**\n * Plugin Name: ${name}\n * Version: ${version}\n * Requires at least: 6.2\n * Requires PHP: 7.4\n * Text Domain: hello-harbor\n${extra} */\n`;
}

/** Returns a plugin zip as an author would upload it. */
export function pluginZip(
  version: string,
  slug = 'hello-harbor',
  padding?: Buffer,
): Promise<Buffer> {
  return validZip({
    [`${slug}/`]: '',
    [`${slug}/${slug}.php`]: mainFile(version),
    [`${slug}/readme.txt`]: `=== Hello Harbor ===\nTested up to: 6.8\nStable tag: ${version}\n\nGreets ships.\n\n== Description ==\n\nGreets **every** ship.\n\n== Changelog ==\n\n= ${version} =\n* Greets faster.\n`,
    ...(padding && { [`${slug}/assets/harbor.bin`]: padding }),
  });
}

/** Builds a zip64 file of many empty entries in one folder. */
export function zipWithManyEntries(folder: string, count: number): Buffer {
  const nameOf = (index: number) => `${folder}/${String(index).padStart(6, '0')}`;
  const length = nameOf(0).length;
  const [local, central] = [30 + length, 46 + length];
  const zip = Buffer.alloc(count * (local + central) + 98);
  const directory = count * local;
  for (let index = 0; index < count; index += 1) {
    const [at, entry] = [index * local, directory + index * central];
    zip.write('PK\x03\x04', at, 'latin1');
    zip.writeUInt16LE(length, at + 26);
    zip.write(nameOf(index), at + 30);
    zip.write('PK\x01\x02', entry, 'latin1');
    zip.writeUInt16LE(length, entry + 28);
    zip.writeUInt32LE(at, entry + 42);
    zip.write(nameOf(index), entry + 46);
  }
  const end = directory + count * central;
  zip.write('PK\x06\x06', end, 'latin1');
  zip.writeBigUInt64LE(44n, end + 4);
  for (const [offset, value] of [
    [24, count],
    [32, count],
    [40, count * central],
    [48, directory],
  ] as const) {
    zip.writeBigUInt64LE(BigInt(value), end + offset);
  }
  zip.write('PK\x06\x07', end + 56, 'latin1');
  zip.writeBigUInt64LE(BigInt(end), end + 64);
  zip.writeUInt32LE(1, end + 72);
  zip.write('PK\x05\x06', end + 76, 'latin1');
  zip.fill(0xff, end + 84, end + 96);
  return zip;
}
