import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { Sample, StoredMetrics } from './metric.ts';

const FRESH_MS = 60_000;
const NAME = 'pressdock_database_size_bytes';

/** Returns the size of the database, read at most once a minute, because Postgres looks at every file. */
export function createDatabaseSize(): StoredMetrics {
  let latest: { samples: Sample[]; readAt: number } | undefined;
  return {
    metrics: [{ name: NAME, type: 'gauge', help: 'Size of the database with all indexes.' }],
    async read(tx: SystemTransaction) {
      if (latest === undefined || performance.now() - latest.readAt > FRESH_MS) {
        const { rows } = await sql<{ size: string }>`
          select pg_database_size(current_database()) as size`.execute(tx);
        latest = { samples: [{ value: Number(rows[0]?.size) }], readAt: performance.now() };
      }
      return { [NAME]: latest.samples };
    },
  };
}
