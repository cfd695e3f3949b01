import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/postgres.ts';
import { createDatabase, dropDatabase, nameOf } from './postgres-database.ts';

/**
 * Makes, once for a run, an empty and migrated database to be copied, and with it the roles, which
 * several test files would otherwise make at the same moment.
 */
export async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const url = await createDatabase();
  const database = await openPostgres(url, () => undefined);
  await database.close();
  project.provide('template', nameOf(url));
  return () => dropDatabase(url);
}
