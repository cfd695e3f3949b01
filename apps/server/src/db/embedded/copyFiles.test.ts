import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderCopy, sizeOfFolder } from './copyFiles.ts';

let folder: string;
let source: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-copy-'));
  source = join(folder, 'source');
  target = join(folder, 'target');
  await mkdir(join(source, 'base/empty'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const longAgo = new Date('2026-01-01T00:00:00Z');

async function write(name: string, text: string, time?: Date): Promise<void> {
  await writeFile(join(source, name), text);
  if (time) await utimes(join(source, name), time, time);
}

async function contentOf(root: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1);
    content[name] = entry.isFile() ? await readFile(path, 'utf8') : '(folder)';
  }
  return content;
}

test('follows a folder that changes: new, changed, renamed and deleted files', async () => {
  for (const name of ['same', 'changed', 'renamed', 'recycled', 'base/deleted']) {
    await write(name, name, longAgo);
  }
  const copy = new FolderCopy(source, target);
  await copy.update();
  expect(await contentOf(target)).toEqual(await contentOf(source));
  await write('changed', 'CHANGED');
  await write('base/new', 'new', longAgo);
  await rename(join(source, 'renamed'), join(source, 'base/renamed'));
  // As the engine recycles a write-ahead log file: another file with the same size and an old time.
  await write('other', 'RECYCLED', longAgo);
  await rename(join(source, 'other'), join(source, 'recycled'));
  await rm(join(source, 'base/deleted'));
  await copy.update();
  expect(await contentOf(target)).toEqual(await contentOf(source));
});

test('copies a file again whose time does not show that it changed after the copy', async () => {
  const soon = new Date(Date.now() + 60_000);
  await write('file', 'one', soon);
  const copy = new FolderCopy(source, target);
  await copy.update();
  await write('file', 'two', soon);
  await copy.update();
  expect(await contentOf(target)).toEqual(await contentOf(source));
});

test('copies no more files once it is aborted', async () => {
  await write('file', 'one', longAgo);
  const copying = new FolderCopy(source, target).update(AbortSignal.abort());
  await expect(copying).rejects.toMatchObject({ name: 'AbortError' });
  expect(await contentOf(target)).not.toHaveProperty('file');
});

test('copies an unchanged file only once', async () => {
  await write('file', 'one', longAgo);
  const copy = new FolderCopy(source, target);
  await copy.update();
  await writeFile(join(target, 'file'), 'mark');
  await copy.update();
  expect(await readFile(join(target, 'file'), 'utf8')).toBe('mark');
  expect(await sizeOfFolder(source)).toBe(3);
});
