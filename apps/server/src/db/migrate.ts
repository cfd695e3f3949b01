import type { Kysely } from 'kysely';
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

/** Brings a database to the present schema; does nothing to one that is there already. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
