import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';
import { liftStatementLimit } from './statementLimit.ts';

/** The steps in order; each may take as long as what is there is large. */
const provider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, { up }]) => [
        name,
        {
          async up(db: Kysely<unknown>) {
            await liftStatementLimit(db);
            await up(db);
          },
        },
      ]),
    ),
};

/** Whether every step was taken. The migrator only knows after reading every table and column there is. */
async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const journal = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration') as name`.execute(db);
  if (!journal.rows[0]?.name) return false;
  const taken = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return isDeepStrictEqual(
    taken.rows.map(({ name }) => name),
    Object.keys(migrations),
  );
}

/** Brings a database to the present schema; does nothing to one that is there already. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (await isCurrent(db)) return;
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
