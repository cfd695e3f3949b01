import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { installJobs } from '../installJobs.ts';
import { listApplied, migrateTo } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { prepareRoles, requirePolicies } from '../roles.ts';
import type { Tables } from '../schema.ts';
import { type CopyTarget, hasNoAccounts } from './copyTarget.ts';
import { isMoveUnfinished } from './moveProgress.ts';
import { connectAlone, runOn } from './postgresBackups.ts';
import { runInTransaction } from './transaction.ts';

async function migrateNew(connectionString: string, migration: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2, application_name: 'pressdock restore' });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateTo(db, migration);
  } finally {
    await db.destroy();
  }
}

/** Connects to a Postgres database into which rows are copied. */
export async function openPostgresTarget(connectionString: string): Promise<CopyTarget> {
  const client = await connectAlone(connectionString);
  const run = runOn(client);
  return {
    listApplied: () => listApplied(run),
    isEmpty: async () => !(await isMoveUnfinished(run)) && hasNoAccounts(run),
    async prepare(migration) {
      await prepareRoles(run);
      const applied = await listApplied(run);
      if (applied.at(-1) !== migration) await migrateNew(connectionString, migration);
      await requirePolicies(run);
      await installJobs(run);
    },
    inTransaction: (work) => runInTransaction(run, work),
    async finish() {
      const database = await openPostgres(connectionString);
      await database.close();
    },
    close: () => client.end(),
  };
}
