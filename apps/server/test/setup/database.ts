import type { TestProject } from 'vitest/node';
import { makeTemplate } from './embedded.ts';
import { makeRoles } from './postgres.ts';

/** Makes ready, once for a run, the database that the project's tests are about. */
export default function setup(project: TestProject) {
  return project.name === 'postgres' ? makeRoles() : makeTemplate(project);
}
