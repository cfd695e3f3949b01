import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderLocation } from './folderLocation.ts';

const { signal } = new AbortController();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-location-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function* bytes(failure?: Error): AsyncGenerator<Buffer> {
  yield Buffer.from('one ');
  if (failure) throw failure;
  yield Buffer.from('two');
}

test('a backup has its name only once it is complete', async () => {
  const location = openFolderLocation(join(folder, 'new'));
  const seen: string[][] = [];
  await location.write(
    'a.backup',
    (async function* () {
      for await (const part of bytes()) {
        seen.push(await readdir(join(folder, 'new')));
        yield part;
      }
    })(),
    signal,
  );
  expect(seen).toEqual([['a.backup.unfinished'], ['a.backup.unfinished']]);
  expect(await readdir(join(folder, 'new'))).toEqual(['a.backup']);
  expect(await readFile(join(folder, 'new/a.backup'), 'utf8')).toBe('one two');
});

test('a backup that fails leaves nothing', async () => {
  const failure = new Error('The disk is full.');
  const location = openFolderLocation(folder);
  await expect(location.write('a.backup', bytes(failure), signal)).rejects.toBe(failure);
  expect(await readdir(folder)).toEqual([]);
});
