import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { requireFinishedMove } from '../copy/moveProgress.ts';
import { openEmbeddedClient } from '../embedded/client.ts';
import { embeddedDialect } from '../embedded/dialect.ts';
import { DiskReserve } from '../embedded/diskReserve.ts';
import { Turn } from '../embedded/turn.ts';
import { migrations } from '../migrations/index.ts';
import type { Tables } from '../schema.ts';
import { type MigrationPlan, planMigrations } from './migrationPlan.ts';

async function connect({ databaseUrl, dataFolder }: Config): Promise<Kysely<Tables>> {
  if (databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }
  const client = await openEmbeddedClient(join(dataFolder, 'database'), (error) => {
    throw error;
  });
  return new Kysely<Tables>({
    dialect: embeddedDialect(client, new Turn(), new DiskReserve(dataFolder)),
  });
}

/**
 * Compares the configured database with this release without changing it. With the embedded
 * database, the caller must hold the folder's lock.
 */
export async function readPlan(config: Config): Promise<MigrationPlan> {
  const db = await connect(config);
  try {
    await requireFinishedMove((text) => sql.raw(text).execute(db));
    return await planMigrations(db, migrations);
  } finally {
    await db.destroy();
  }
}
