import type { TestProject } from 'vitest/node';
import * as embedded from './embedded.ts';
import * as postgres from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty, migrated database, to be copied: embedded a data folder, on Postgres a name. */
    template: string;
  }
}

/** Makes ready, once for a run, the database that the project's tests are about. */
export default function setup(project: TestProject) {
  return project.name === 'postgres'
    ? postgres.makeTemplate(project)
    : embedded.makeTemplate(project);
}
