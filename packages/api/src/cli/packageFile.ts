import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { cliMessages } from './cli.messages.ts';
import { fail, type Outcome, succeed } from './exitCodes.ts';

/** A zip file to release. The server checks everything else. */
export interface PackageFile {
  path: string;
  name: string;
  bytes: number;
  /** The name of the first entry's root folder; blank if it has none. */
  rootFolder: string;
}

/** The longest name that a zip entry can have, and the fixed part before it. */
const HEADER_BYTES = 30 + 0xffff;

/** Returns the name of the first entry, from its local header. @see APPNOTE.TXT, section 4.3.7 */
async function readFirstName(file: FileHandle): Promise<string | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  if (bytesRead < 30 || buffer.readUInt32LE(0) !== 0x04034b50) return undefined;
  return buffer.toString('utf8', 30, Math.min(bytesRead, 30 + buffer.readUInt16LE(26)));
}

/** Returns why the system could not read a file. */
function describe(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  return code === 'EISDIR' ? 'it is a folder' : message;
}

async function inspect(path: string): Promise<Outcome<PackageFile>> {
  const name = basename(path);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = await readFirstName(file);
    if (first === undefined) return fail('usage', cliMessages.notZip(name));
    const rootFolder = first.includes('/') ? (first.split('/', 1)[0] ?? '') : '';
    return succeed({ path, name, bytes: size, rootFolder });
  } finally {
    await file.close();
  }
}

/** Reads the size and the root folder of a zip file. */
export async function readPackageFile(path: string): Promise<Outcome<PackageFile>> {
  try {
    return await inspect(path);
  } catch (error) {
    return fail('usage', cliMessages.fileUnreadable(path, describe(error)));
  }
}

/** Returns the SHA-256 hash of a file in hex. */
export async function hashPackageFile({ path }: PackageFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
