import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, durableStartParams } from './file-system.ts';

// Runs in a separate process: creating a database needs up to 800 MB, which are freed when it exits.

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create({
    fs: new DurableFileSystem(unfinished),
    startParams: durableStartParams,
  });
  await database.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Pass the folder of the new database as an argument.');
await create(folder);
