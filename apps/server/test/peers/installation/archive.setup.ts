import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildArchive } from './archive.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the archive that operators install. */
    archive: string;
  }
}

/** Builds the archive once for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-archive-'));
  project.provide('archive', await buildArchive(folder));
  return () => rm(folder, { recursive: true, force: true });
}
