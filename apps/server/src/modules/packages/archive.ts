import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  type ZipFile,
} from 'yauzl';
import { checkEntries, type EntryFacts, entryFault, type PackageFault } from './entries.rules.ts';
import { PackageFile } from './packageFile.ts';

/** One entry of a structurally valid zip. */
export interface ArchiveEntry {
  name: string;
  size: number;
  source: Entry;
  /** The offset of its compressed bytes. */
  dataStart: number;
}

/** A structurally valid zip. The contents of its entries have not been read. */
export interface Archive {
  zip: ZipFile;
  file: PackageFile;
  root: string;
  entries: ArchiveEntry[];
}

type Result<Name extends string, T> =
  | ({ ok: true } & Record<Name, T>)
  | { ok: false; fault: PackageFault };

const END_RECORD_BYTES = 22;
const ZIP64_TAIL_BYTES = 56 + 20;
const DIRECTORY_BYTES = 16 * 1024 * 1024;
const ZIP64_END_SIGNATURE = 0x06064b50;
const LOCAL_SIGNATURE = 0x04034b50;

/**
 * Opens a zip and checks its structure: the first byte, names, types and sizes of entries, that
 * entries do not overlap, and that local headers and central directory agree. The caller ends
 * `file`.
 */
export async function openArchive(
  path: string,
  packedBytes: number,
): Promise<Result<'archive', Archive>> {
  if (packedBytes > PACKAGE_LIMITS.packedBytes) {
    return refuse({ code: 'too_big', message: 'The zip file is larger than 100 MB.' });
  }
  const file = new PackageFile(path);
  const result = await readChecked(file, packedBytes);
  if (!result.ok) file.end();
  return result;
}

async function readChecked(
  file: PackageFile,
  packedBytes: number,
): Promise<Result<'archive', Archive>> {
  if (readUint32(file, 0) !== LOCAL_SIGNATURE) {
    return refuse({
      code: 'not_a_zip',
      message: 'This is not a zip file: it does not begin with an entry.',
    });
  }
  const opened = await attempt(() =>
    fromRandomAccessReaderPromise(file, packedBytes, {
      autoClose: false,
      decodeStrings: false,
      strictFileNames: true,
    }),
  );
  if (!opened.ok) return opened;
  const read = await attempt(() => readStructure(opened.value, file, packedBytes));
  return read.ok ? read.value : read;
}

async function readStructure(
  zip: ZipFile,
  file: PackageFile,
  packedBytes: number,
): Promise<Result<'archive', Archive>> {
  const directoryStart = Number(zip.readEntryCursor);
  const entries: ArchiveEntry[] = [];
  for await (const source of zip.eachEntry()) {
    if (Number(zip.readEntryCursor) - directoryStart > DIRECTORY_BYTES) {
      return refuse({
        code: 'directory',
        message: "The zip file's central directory is larger than 16 MB.",
      });
    }
    if (entries.length === PACKAGE_LIMITS.entries) {
      const reason = 'exceeds the limit of 20,000 entries';
      return refuse(entryFault('too_many', decodeName(source), reason));
    }
    entries.push({ name: decodeName(source), size: source.uncompressedSize, source, dataStart: 0 });
  }
  const checked = checkEntries(entries.map(facts), packedBytes);
  if ('fault' in checked) return refuse(checked.fault);
  const tail = checkTail(zip, file, packedBytes);
  if (tail) return refuse(tail);
  const overlap = await checkRanges(zip, entries, directoryStart);
  if (overlap) return refuse(overlap);
  return { ok: true, archive: { zip, file, root: checked.root, entries } };
}

function facts({ name, source }: ArchiveEntry): EntryFacts {
  return {
    name,
    packedSize: source.compressedSize,
    unpackedSize: source.uncompressedSize,
    method: source.compressionMethod,
    isEncrypted: source.isEncrypted(),
    externalAttributes: source.externalFileAttributes,
  };
}

function decodeName(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

/**
 * Rejects bytes between directory and end record, where other readers might find another directory.
 */
function checkTail(zip: ZipFile, file: PackageFile, packedBytes: number) {
  const gap =
    packedBytes - END_RECORD_BYTES - Buffer.byteLength(zip.comment) - Number(zip.readEntryCursor);
  if (gap === 0) return undefined;
  const next = readUint32(file, Number(zip.readEntryCursor));
  if (gap === ZIP64_TAIL_BYTES && next === ZIP64_END_SIGNATURE) return undefined;
  return {
    code: 'hidden_entries',
    message: "The zip file's central directory contains more entries than it declares.",
  };
}

async function checkRanges(zip: ZipFile, entries: readonly ArchiveEntry[], directoryStart: number) {
  const ordered = entries.toSorted(
    (a, b) => a.source.relativeOffsetOfLocalHeader - b.source.relativeOffsetOfLocalHeader,
  );
  const first = ordered[0];
  if (first && first.source.relativeOffsetOfLocalHeader !== 0) {
    return entryFault('not_at_start', first.name, 'is the first entry, but other bytes precede it');
  }
  let end = 0;
  for (const entry of ordered) {
    const { name, source } = entry;
    const start = source.relativeOffsetOfLocalHeader;
    if (start < end) return entryFault('overlap', name, 'overlaps another entry');
    const header = await attempt(() => zip.readLocalFileHeaderPromise(source));
    if (!header.ok) return entryFault('damaged', name, 'is damaged');
    if (!header.value.fileName.equals(source.fileNameRaw)) {
      return entryFault('two_names', name, 'has two different names');
    }
    entry.dataStart = header.value.fileDataStart;
    end = entry.dataStart + source.compressedSize;
    if (end > directoryStart)
      return entryFault('overlap', name, "overlaps the zip file's central directory");
  }
  return undefined;
}

function readUint32(file: PackageFile, position: number): number {
  return file.bytesAt(position, 4)?.readUInt32LE(0) ?? 0;
}

function refuse(fault: PackageFault): { ok: false; fault: PackageFault } {
  return { ok: false, fault };
}

async function attempt<T>(work: () => Promise<T>): Promise<Result<'value', T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse({
      code: 'damaged',
      message: `The zip file is damaged: ${reason.slice(0, 200)}.`,
    });
  }
}
