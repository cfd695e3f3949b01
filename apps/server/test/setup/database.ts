import type { TestProject } from 'vitest/node';
import * as embedded from './embedded.ts';
import * as postgres from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty, migrated database to copy: a data folder (embedded) or a database name (Postgres). */
    template: string;
  }
}

/** Prepares the database that a project's tests copy, once per run. */
export default function setup(project: TestProject) {
  return project.name === 'postgres'
    ? postgres.makeTemplate(project)
    : embedded.makeTemplate(project);
}
