import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';
import { liftStatementLimit } from './statementLimit.ts';

/** The migrations in order, without a time limit, because existing tables may be large. */
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

/** Returns whether all migrations were applied. The migrator would first read all tables and columns. */
async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const journal = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration') as name`.execute(db);
  if (!journal.rows[0]?.name) return false;
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return isDeepStrictEqual(
    applied.rows.map(({ name }) => name),
    Object.keys(migrations),
  );
}

/** Migrates a database to the current schema. Does nothing if it is current. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (await isCurrent(db)) return;
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
