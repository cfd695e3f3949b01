import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import { findPostgres } from '../../../../scripts/postgres.mjs';
import { createDatabase } from '../setup/postgres-database.ts';

const run = promisify(execFile);
const here = import.meta.dirname;

/** The earlier releases whose data is kept, oldest first, one folder each: the demo, as that release left it. */
export const earlierReleases = readdirSync(here)
  .filter((name) => /^\d/.test(name))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

async function unpack(file: string, folder: string): Promise<void> {
  // A file, because tar stops to read a pipe where the archive ends, which may be before its last byte.
  const archive = `${folder}.tar`;
  await pipeline(createReadStream(file), createZstdDecompress(), createWriteStream(archive));
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

/** Unpacks the data folder of a release with the embedded database. */
export function unpackEmbedded(release: string, folder: string): Promise<void> {
  return unpack(join(here, release, 'embedded.tar.zst'), folder);
}

/** Unpacks the data folder of a release with Postgres, restores its dump and returns the database's URL. */
export async function restorePostgres(release: string, folder: string): Promise<string> {
  await unpack(join(here, release, 'postgres.tar.zst'), folder);
  const url = await createDatabase();
  const restore = join(await findPostgres(), 'pg_restore');
  const args = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${url}`];
  await run(restore, [...args, join(folder, 'database.dump')]);
  return url;
}
