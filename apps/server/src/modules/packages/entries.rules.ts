import { PACKAGE_LIMITS } from '@pressdock/api/limits';

/** What one entry of a zip claims about itself, read from the archive's central directory. */
export interface EntryFacts {
  name: string;
  packedSize: number;
  unpackedSize: number;
  method: number;
  isEncrypted: boolean;
  externalAttributes: number;
}

/** Why a package is refused, in words for its author; `entry` is the entry at fault. */
export interface PackageFault {
  code: string;
  message: string;
  entry?: string;
}

const RATIO_IS_JUDGED_ABOVE = 1024 * 1024;
const LONGEST_NAME = 1024;
const LONGEST_PART = 255;
/** How a path came to be known: as a file, as a folder's own entry, or as the parent of something. */
type Seen = 'file' | 'folder' | 'parent';

const FILE_TYPE = { mask: 0xf000, folder: 0x4000, file: 0x8000, link: 0xa000 } as const;

/** Shorten a name from a zip, so that it can be shown in a message. */
export function showEntry(name: string): string {
  const printable = name.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
  return printable.length > 160 ? `${printable.slice(0, 157)}...` : printable;
}

/** Build a fault that names the entry it was found in. */
export function entryFault(code: string, name: string, reason: string): PackageFault {
  const entry = showEntry(name);
  return { code, entry, message: `The entry "${entry}" ${reason}.` };
}

/**
 * Check what the entries of a zip say, all together, before any byte of them is unpacked.
 * Answers the first fault, or the name of the one folder that everything is in.
 */
export function checkEntries(
  entries: readonly EntryFacts[],
  packedBytes: number,
): { root: string } | { fault: PackageFault } {
  let unpacked = 0;
  const seen = new Map<string, Seen>();
  let root: string | undefined;
  for (const entry of entries) {
    const fault = checkName(entry.name) ?? checkKind(entry) ?? checkSeen(entry.name, seen);
    if (fault) return { fault };
    unpacked += entry.unpackedSize;
    if (unpacked > PACKAGE_LIMITS.unpackedBytes) {
      return {
        fault: entryFault('too_big_unpacked', entry.name, 'takes the zip over 512 MB unpacked'),
      };
    }
    const [top = '', next] = entry.name.split('/');
    if (next === undefined) {
      return {
        fault: entryFault(
          'not_in_folder',
          entry.name,
          'lies outside the one folder a zip must hold',
        ),
      };
    }
    root ??= top;
    if (top !== root) {
      const reason = `is outside the folder "${showEntry(root)}"; a zip must hold exactly one top-level folder`;
      return { fault: entryFault('many_folders', entry.name, reason) };
    }
  }
  if (root === undefined) return { fault: { code: 'empty', message: 'The zip is empty.' } };
  if (unpacked > RATIO_IS_JUDGED_ABOVE && unpacked / packedBytes > PACKAGE_LIMITS.ratio) {
    const largest = entries.reduce((a, b) => (b.unpackedSize > a.unpackedSize ? b : a));
    return { fault: entryFault('ratio', largest.name, 'unpacks to more than 200 times its size') };
  }
  return { root };
}

function checkName(name: string): PackageFault | undefined {
  if (name === '' || name.length > LONGEST_NAME)
    return entryFault('name_length', name, 'has no usable name');
  if (/\p{Cc}|\\/u.test(name)) {
    return entryFault(
      'name_characters',
      name,
      'has a backslash or a control character in its name',
    );
  }
  if (name.startsWith('/') || /^[a-zA-Z]:/.test(name)) {
    return entryFault('name_absolute', name, 'has an absolute name');
  }
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    return entryFault('name_climbs', name, 'has ".", ".." or an empty part in its name');
  }
  if (parts.some((part) => Buffer.byteLength(part) > LONGEST_PART)) {
    return entryFault('name_length', name, 'has a name too long for a file system');
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
    return entryFault('method', entry.name, 'is packed in a way that WordPress cannot unpack');
  }
  const isFolder = entry.name.endsWith('/');
  if (isFolder && entry.unpackedSize > 0)
    return entryFault('folder_data', entry.name, 'is a folder with content');
  if (
    entry.unpackedSize > RATIO_IS_JUDGED_ABOVE &&
    entry.unpackedSize > entry.packedSize * PACKAGE_LIMITS.ratio
  ) {
    return entryFault('ratio', entry.name, 'unpacks to more than 200 times its size');
  }
  return undefined;
}

function checkSeen(name: string, seen: Map<string, Seen>): PackageFault | undefined {
  const isFolder = name.endsWith('/');
  const key = name.replace(/\/$/, '').normalize('NFC').toLowerCase();
  const earlier = seen.get(key);
  if (earlier && !(isFolder && earlier === 'parent')) {
    return entryFault(
      'duplicate',
      name,
      'is there twice (capitals and accents do not tell names apart)',
    );
  }
  seen.set(key, isFolder ? 'folder' : 'file');
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const parent = key.slice(0, end);
    const known = seen.get(parent);
    if (known === 'file')
      return entryFault('duplicate', name, 'lies inside an entry that is a file');
    if (known) break;
    seen.set(parent, 'parent');
  }
  return undefined;
}
