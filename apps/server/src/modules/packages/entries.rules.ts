import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { truncate } from '../../text/truncate.ts';

/** The metadata of one entry, from the zip's central directory. */
export interface EntryFacts {
  name: string;
  packedSize: number;
  unpackedSize: number;
  method: number;
  isEncrypted: boolean;
  externalAttributes: number;
}

/** Why a package is rejected, with a message for its author. `entry` names the faulty entry. */
export interface PackageFault {
  code: string;
  message: string;
  entry?: string;
}

const RATIO_CHECK_MIN_BYTES = 1024 * 1024;
const LONGEST_NAME = 1024;
const LONGEST_PART = 255;
/** How a path occurred: as a file, as a folder's own entry, or as the parent of another entry. */
type PathKind = 'file' | 'folder' | 'parent';

const FILE_TYPE = { mask: 0xf000, folder: 0x4000, file: 0x8000, link: 0xa000 } as const;

/** Returns the name of an entry for a message: shortened, without control characters. */
export function formatEntryName(name: string): string {
  const printable = name.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
  return printable.length > 160 ? `${truncate(printable, 157)}...` : printable;
}

/** Returns a fault of an entry. @param reason completes the sentence that begins with the entry */
export function entryFault(code: string, name: string, reason: string): PackageFault {
  const entry = formatEntryName(name);
  return { code, entry, message: `The entry "${entry}" ${reason}.` };
}

/**
 * Checks the metadata of all entries before any of them is unpacked.
 * Returns the first fault, or the name of the top-level folder.
 */
export function checkEntries(
  entries: readonly EntryFacts[],
  packedBytes: number,
): { root: string } | { fault: PackageFault } {
  let unpacked = 0;
  const seen = new Map<string, PathKind>();
  let root: string | undefined;
  for (const entry of entries) {
    const fault = checkName(entry.name) ?? checkKind(entry) ?? checkDuplicate(entry.name, seen);
    if (fault) return { fault };
    unpacked += entry.unpackedSize;
    if (unpacked > PACKAGE_LIMITS.unpackedBytes) {
      return {
        fault: entryFault(
          'too_big_unpacked',
          entry.name,
          'exceeds the limit of 512 MB of unpacked files',
        ),
      };
    }
    const [top = '', next] = entry.name.split('/');
    if (next === undefined) {
      return {
        fault: entryFault(
          'not_in_folder',
          entry.name,
          'is not in a folder; a zip file must contain exactly one top-level folder',
        ),
      };
    }
    root ??= top;
    if (top !== root) {
      const reason = `is outside the folder "${formatEntryName(root)}"; a zip file must contain exactly one top-level folder`;
      return { fault: entryFault('many_folders', entry.name, reason) };
    }
  }
  if (root === undefined) return { fault: { code: 'empty', message: 'The zip file is empty.' } };
  if (unpacked > RATIO_CHECK_MIN_BYTES && unpacked / packedBytes > PACKAGE_LIMITS.ratio) {
    const largest = entries.reduce((a, b) => (b.unpackedSize > a.unpackedSize ? b : a));
    return { fault: entryFault('ratio', largest.name, 'unpacks to more than 200 times its size') };
  }
  return { root };
}

function checkName(name: string): PackageFault | undefined {
  if (name === '' || name.length > LONGEST_NAME)
    return entryFault('name_length', name, 'has an empty or very long name');
  if (/\p{Cc}|\\/u.test(name)) {
    return entryFault(
      'name_characters',
      name,
      'has a backslash or a control character in its name',
    );
  }
  if (name.startsWith('/') || /^[a-zA-Z]:/.test(name)) {
    return entryFault('name_absolute', name, 'has an absolute path');
  }
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    return entryFault('name_climbs', name, 'has ".", "..", or an empty part in its path');
  }
  if (parts.some((part) => Buffer.byteLength(part) > LONGEST_PART)) {
    return entryFault('name_length', name, 'has a name that is too long for a file system');
  }
  return undefined;
}

function checkKind(entry: EntryFacts): PackageFault | undefined {
  const type = (entry.externalAttributes >>> 16) & FILE_TYPE.mask;
  if (type === FILE_TYPE.link) return entryFault('link', entry.name, 'is a symbolic link');
  if (type !== 0 && type !== FILE_TYPE.file && type !== FILE_TYPE.folder) {
    return entryFault('device', entry.name, 'is neither a file nor a folder');
  }
  if (entry.isEncrypted) return entryFault('encrypted', entry.name, 'is encrypted');
  if (entry.method !== 0 && entry.method !== 8) {
    return entryFault(
      'method',
      entry.name,
      'uses a compression method that WordPress does not support',
    );
  }
  const isFolder = entry.name.endsWith('/');
  if (isFolder && entry.unpackedSize > 0)
    return entryFault('folder_data', entry.name, 'is a folder with content');
  if (
    entry.unpackedSize > RATIO_CHECK_MIN_BYTES &&
    entry.unpackedSize > entry.packedSize * PACKAGE_LIMITS.ratio
  ) {
    return entryFault('ratio', entry.name, 'unpacks to more than 200 times its size');
  }
  return undefined;
}

function checkDuplicate(name: string, seen: Map<string, PathKind>): PackageFault | undefined {
  const isFolder = name.endsWith('/');
  const key = name.replace(/\/$/, '').normalize('NFC').toLowerCase();
  const earlier = seen.get(key);
  if (earlier && !(isFolder && earlier === 'parent')) {
    return entryFault('duplicate', name, 'occurs twice (case and accent encoding are ignored)');
  }
  seen.set(key, isFolder ? 'folder' : 'file');
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const parent = key.slice(0, end);
    const known = seen.get(parent);
    if (known === 'file') return entryFault('duplicate', name, 'is inside an entry that is a file');
    if (known) break;
    seen.set(parent, 'parent');
  }
  return undefined;
}
