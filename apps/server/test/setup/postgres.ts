import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/postgres.ts';
import { createDatabase, databaseNameOf, dropDatabase } from './postgres-database.ts';

/**
 * Creates, once per run, an empty, migrated database to copy, and with it the roles, which several
 * test files would otherwise create at the same moment.
 */
export async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const url = await createDatabase();
  const database = await openPostgres(url);
  await database.close();
  project.provide('template', databaseNameOf(url));
  return () => dropDatabase(url);
}
