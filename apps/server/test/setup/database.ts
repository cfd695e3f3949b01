import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import * as embedded from './embedded.ts';
import * as postgres from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the run's files. */
    folder: string;
    /** An empty, migrated database to copy: a data folder (embedded) or a database name (Postgres). */
    template: string;
  }
}

/** Prepares the database that a project's tests copy, once per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-tests-'));
  project.provide('folder', folder);
  const { makeTemplate } = project.name === 'postgres' ? postgres : embedded;
  const removeTemplate = await makeTemplate(project);
  return async () => {
    await removeTemplate();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
