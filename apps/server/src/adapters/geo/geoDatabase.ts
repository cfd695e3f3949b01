import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Reader, type Response } from 'maxmind';

/** An open database of IP addresses. */
export interface GeoDatabase {
  /** The type in its metadata, such as `GeoLite2-City`. */
  type: string;
  fileName: string;
  /** 6 if it contains IPv6 addresses, or else 4. */
  ipVersion: number;
  /** Returns the record of a valid IP address; null if there is none. */
  find(ip: string): unknown;
}

/**
 * Opens databases in the format MMDB.
 * @throws an error with a message for operators if one of them is unreadable
 */
export async function openDatabases(files: readonly string[]): Promise<GeoDatabase[]> {
  return await Promise.all(files.map(openDatabase));
}

async function openDatabase(file: string): Promise<GeoDatabase> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `${file} does not exist` : `${file} is unreadable`);
  });
  const reader = parse(file, bytes);
  const { databaseType, ipVersion } = reader.metadata;
  return {
    type: databaseType,
    fileName: basename(file),
    ipVersion,
    find: (ip) => findUnlessDamaged(reader, ip),
  };
}

function parse(file: string, bytes: Buffer): Reader<Response> {
  try {
    // Decoding takes about 5 µs, so a cache of records would only cost memory.
    const reader = new Reader<Response>(bytes);
    reader.get(reader.metadata.ipVersion === 4 ? '192.0.2.1' : '2001:db8::1');
    return reader;
  } catch {
    throw new Error(`${file} is not a complete database in the format MMDB`);
  }
}

/** A damaged record must not fail the request of a site. */
function findUnlessDamaged(reader: Reader<Response>, ip: string): unknown {
  try {
    return reader.get(ip);
  } catch {
    return null;
  }
}
