import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';

/**
 * Packs a folder. The same files result in the same bytes: entries are sorted, have the same time
 * and no owner.
 * @param {{ folder: string, name: string, epoch: number, output: string }} options the parent of
 *   the folder, the folder's name, the time of all files in seconds, and where to write the archive
 * @returns {Promise<string>} the path of the archive
 */
export async function createArchive({ folder, name, epoch, output }) {
  const tar = join(folder, `${name}.tar`);
  const { code, output: text } = await capture('tar', [
    ...['--create', '--format=ustar', '--sort=name', `--mtime=@${epoch}`],
    ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'],
    ...['--file', tar, '--directory', folder, name],
  ]);
  if (code !== 0) {
    throw new Failure(`The archive could not be written with GNU tar: ${causeOf(text)}.`);
  }
  mkdirSync(output, { recursive: true });
  const file = join(output, `${name}.tar.gz`);
  writeFileSync(file, gzipSync(readFileSync(tar), { level: 9 }));
  rmSync(tar);
  return file;
}
