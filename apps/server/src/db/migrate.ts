import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import type { RunStatement } from './database.ts';
import { migrations, type ReleasedMigration } from './migrations/index.ts';
import type { Tables } from './schema.ts';
import { liftStatementLimit } from './statementLimit.ts';
import {
  type MigrationPlan,
  planMigrations,
  requireNoNewer,
  requireNoOlderServers,
} from './upgrade/migrationPlan.ts';

const lockNotAvailable = '55P03';
const lockTimeout = '3s';
const lockAttempts = 40;
const lockPauseMs = 500;

type Migrations = Readonly<Record<string, ReleasedMigration>>;

/**
 * Returns the migrations in order: without a time limit, because existing tables may be large, and
 * with a short wait for locks, because the requests of servers that still run wait behind it.
 */
function providerOf(all: Migrations): MigrationProvider {
  return {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(all).map(([name, { up }]) => [
          name,
          {
            async up(db: Kysely<unknown>) {
              await liftStatementLimit(db);
              await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(db);
              await up(db);
            },
          },
        ]),
      ),
  };
}

/** Runs the pending migrations in one transaction, again if a table was in use for too long. */
async function runMigrations(db: Kysely<Tables>, all: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: providerOf(all) });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    const { code } = error as { code?: string };
    if (code !== lockNotAvailable || attempt === lockAttempts) throw error;
    await wait(lockPauseMs);
  }
}

/** Whether opening a database upgrades an older schema or fails. */
export type OldSchema = 'migrate' | 'refuse';

/**
 * Makes sure that a database has the schema of this release.
 *
 * @throws {@link ConfigError} if it is older or newer
 */
async function requireCurrent(db: Kysely<Tables>): Promise<void> {
  const plan = await planMigrations(db, migrations);
  requireNoNewer(plan);
  if (plan.pending.length > 0) {
    throw new ConfigError(
      'The database has the schema of an older release. Start the server or run `pressdock migrate` to upgrade it.',
    );
  }
}

/** Prepares the schema of a database that is being opened. */
export async function prepareSchema(db: Kysely<Tables>, oldSchema: OldSchema): Promise<void> {
  if (oldSchema === 'refuse') await requireCurrent(db);
  else await migrate(db);
}

/**
 * Migrates a database to the schema of this release. Does nothing if it is current.
 *
 * @returns what was done
 * @throws {@link ConfigError} if a newer release has upgraded the database, or if a server of a
 *   release that cannot use the new schema is connected
 */
export async function migrate(
  db: Kysely<Tables>,
  all: Migrations = migrations,
): Promise<MigrationPlan> {
  const plan = await planMigrations(db, all);
  requireNoNewer(plan);
  if (plan.pending.length === 0) return plan;
  await requireNoOlderServers(db, plan);
  await runMigrations(db, all);
  return plan;
}

/** Migrates a new database to the schema of an earlier release, or to the current one. */
export async function migrateTo(db: Kysely<Tables>, migration: string): Promise<void> {
  const names = listMigrations();
  const requested = new Set(names.slice(0, names.indexOf(migration) + 1));
  const entries = Object.entries(migrations).filter(([name]) => requested.has(name));
  await migrate(db, Object.fromEntries(entries));
}

/** Returns the migrations that were applied to a database, in order. */
export async function listApplied(run: RunStatement): Promise<string[]> {
  const journal = await run(`select to_regclass('public.kysely_migration')::text as name`);
  if ((journal.rows[0] as { name: string | null }).name === null) return [];
  const { rows } = await run('select name from public.kysely_migration order by name');
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Returns the names of all migrations, in order. */
export function listMigrations(): string[] {
  return Object.keys(migrations);
}
