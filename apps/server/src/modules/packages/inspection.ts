import { stat } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import type { ProductKind } from '@pressdock/api';
import { type Archive, type ArchiveEntry, openArchive } from './archive.ts';
import { entryFault, type PackageFault } from './entries.rules.ts';
import { hashFile } from './hashFile.ts';
import { HEADER_BYTES, type PackageHeaders, parseHeaders } from './headers.rules.ts';
import { checkHeaderVersion } from './packageVersion.rules.ts';
import type { PackedFile } from './packedFile.ts';
import { parseReadme, README_BYTES, type Readme } from './readme/readme.rules.ts';
import { findUpdateAddresses, SEARCHED_BYTES } from './warnings/updateServer.rules.ts';
import { collectWarnings } from './warnings/warnings.rules.ts';

/** The product that a package is for. */
export interface PackagePurpose {
  kind: ProductKind;
  /** Undefined for a new product, whose slug is the name of the top-level folder. */
  slug: string | undefined;
}

/** The zip to inspect, and the product it is for. */
export interface InspectionRequest extends PackagePurpose {
  path: string;
}

/** The contents of a valid package. Readme sections are sanitized HTML. */
export interface PackageReport {
  sha256: string;
  size: number;
  unpackedSize: number;
  fileCount: number;
  /** All files, in the order of the zip. */
  files: PackedFile[];
  root: string;
  mainFile: string;
  headers: PackageHeaders;
  /** The version in its header. */
  version: string;
  readme?: Readme;
  /** When its newest file was changed, as far as the zip says. */
  modifiedAt: Date;
  warnings: string[];
  /** The URLs to which it sends update checks. */
  updateAddresses: string[];
}

/** The result of an inspection: the report, or why the package is rejected. */
export type InspectionResult =
  | { ok: true; report: PackageReport }
  | { ok: false; fault: PackageFault };

const SMALL_BYTES = 256 * 1024;

interface FoundFiles {
  main?: { name: string; headers: PackageHeaders };
  readme?: string;
  updateAddresses: Set<string>;
}

/**
 * Inspects a zip: its structure, the size and checksum of each entry, the headers of the main file
 * and the readme. Reads it as a stream and extracts nothing; memory holds the directory and parts
 * of files.
 */
export async function inspectPackage(request: InspectionRequest): Promise<InspectionResult> {
  const { size } = await stat(request.path);
  const opened = await openArchive(request.path, size);
  if (!opened.ok) return opened;
  try {
    const found: FoundFiles = { updateAddresses: new Set() };
    const fault = await readContents(opened.archive, request, found);
    if (fault) return { ok: false, fault };
    return await createReport(request, opened.archive, found, size);
  } finally {
    opened.archive.file.end();
  }
}

async function createReport(
  request: InspectionRequest,
  { root, entries }: Archive,
  found: FoundFiles,
  size: number,
): Promise<InspectionResult> {
  const { kind, slug = root } = request;
  const main = found.main;
  if (!main) return { ok: false, fault: noMainFile(kind, root) };
  const version = main.headers.version ?? '';
  const reason = checkHeaderVersion(version);
  if (reason) return { ok: false, fault: entryFault('version_invalid', main.name, reason) };
  const readme = found.readme === undefined ? undefined : parseReadme(found.readme);
  const names = entries.map((entry) => entry.name);
  const facts = { kind, slug, root, headers: main.headers, readme, names };
  const files = listFiles(root, entries);
  return {
    ok: true,
    report: {
      sha256: await hashFile(request.path),
      size,
      unpackedSize: files.reduce((sum, [, bytes]) => sum + bytes, 0),
      fileCount: files.length,
      files,
      root,
      mainFile: main.name,
      headers: main.headers,
      version,
      ...(readme && { readme }),
      modifiedAt: findNewestChange(entries),
      warnings: collectWarnings(facts),
      updateAddresses: [...found.updateAddresses],
    },
  };
}

function findNewestChange(entries: readonly ArchiveEntry[]): Date {
  return new Date(Math.max(...entries.map(({ source }) => source.getLastModDate().getTime())));
}

function listFiles(root: string, entries: readonly ArchiveEntry[]): PackedFile[] {
  return entries
    .filter(({ name }) => !name.endsWith('/'))
    .map(({ name, size, source }) => [name.slice(root.length + 1), size, source.crc32]);
}

function noMainFile(kind: ProductKind, root: string): PackageFault {
  return kind === 'plugin'
    ? entryFault('no_main_file', `${root}/`, 'contains no PHP file with a "Plugin Name:" header')
    : entryFault('no_main_file', `${root}/style.css`, 'is missing or has no "Theme Name:" header');
}

async function readContents(
  archive: Archive,
  request: InspectionRequest,
  found: FoundFiles,
): Promise<PackageFault | undefined> {
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/')) continue;
    const part = entry.name.slice(archive.root.length + 1);
    const headBytes = countHeadBytes(request.kind, part);
    const read = await readEntry(archive, entry, headBytes);
    if ('fault' in read) return read.fault;
    if (headBytes > 0) saveHead(request, archive.root, entry.name, read.head, found);
  }
  return undefined;
}

/** Returns whether a file may hold the headers of a plugin or a theme. */
function mayBeMain(kind: ProductKind, part: string): boolean {
  return kind === 'plugin' ? /^[^/]+\.php$/i.test(part) : part === 'style.css';
}

/** Returns how much of a file's beginning the report needs. */
function countHeadBytes(kind: ProductKind, part: string): number {
  if (/^readme\.txt$/i.test(part)) return README_BYTES;
  if (/\.php$/i.test(part)) return SEARCHED_BYTES;
  return mayBeMain(kind, part) ? HEADER_BYTES : 0;
}

/** Returns the text of a file without NUL characters, which the database cannot store. */
function readText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '');
}

function saveHead(
  { kind, slug }: InspectionRequest,
  root: string,
  name: string,
  head: Buffer,
  found: FoundFiles,
): void {
  const part = name.slice(root.length + 1);
  if (/^readme\.txt$/i.test(part)) {
    found.readme = readText(head);
    return;
  }
  if (/\.php$/i.test(part)) {
    for (const address of findUpdateAddresses(head)) found.updateAddresses.add(address);
  }
  if (!mayBeMain(kind, part)) return;
  const headers = parseHeaders(kind, readText(head.subarray(0, HEADER_BYTES)));
  if (headers && (!found.main || part === `${slug ?? root}.php`)) found.main = { name, headers };
}

async function readEntry(
  archive: Archive,
  entry: ArchiveEntry,
  headBytes: number,
): Promise<{ head: Buffer } | { fault: PackageFault }> {
  const chunks: Buffer[] = [];
  let stored = 0;
  let total = 0;
  let checksum = 0;
  try {
    for await (const chunk of readContent(archive, entry)) {
      checksum = crc32(chunk, checksum);
      total += chunk.length;
      if (stored >= headBytes) continue;
      const head = Buffer.from(chunk.subarray(0, headBytes - stored));
      stored += head.length;
      chunks.push(head);
    }
  } catch {
    return { fault: entryFault('damaged', entry.name, 'is damaged') };
  }
  if (total !== entry.size || checksum !== entry.source.crc32) {
    return { fault: entryFault('damaged', entry.name, 'does not match its checksum') };
  }
  return { head: Buffer.concat(chunks) };
}

/**
 * Yields an entry's bytes. Most entries are small and read at once, which is faster than a stream.
 */
async function* readContent(
  { zip, file }: Archive,
  { size, source, dataStart }: ArchiveEntry,
): AsyncGenerator<Buffer> {
  if (Math.max(size, source.compressedSize) > SMALL_BYTES) {
    yield* await zip.openReadStreamPromise(source);
    return;
  }
  const packed = file.bytesAt(dataStart, source.compressedSize);
  if (!packed) throw new Error('unexpected end of file');
  yield source.compressionMethod === 0
    ? packed
    : inflateRawSync(packed, { maxOutputLength: size + 1 });
}
