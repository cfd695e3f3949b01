import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { DiskReserve } from '../../src/db/embedded/diskReserve.ts';
import { openEmbedded } from '../../src/db/embedded/open.ts';

/** Creates one database for the whole run: creating one takes seconds, copying it does not. */
export async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'pressdock-template-'));
  const database = await openEmbedded(template, new DiskReserve(template), (error) => {
    throw error;
  });
  await database.close();
  // Copying it would take longer than everything else.
  await rm(join(template, 'reserve'), { force: true });
  project.provide('template', template);
  return () => rm(template, { recursive: true, force: true });
}
