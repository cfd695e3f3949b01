import { openPostgres } from '../../src/db/postgres.ts';
import { createDatabase, dropDatabase } from './postgres-database.ts';

/** Makes the roles once, before several test files make databases at the same moment. */
export async function makeRoles(): Promise<void> {
  const url = await createDatabase();
  const database = await openPostgres(url, () => undefined);
  await database.close();
  await dropDatabase(url);
}
