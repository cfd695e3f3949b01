import type { SystemTransaction } from '../../db/database.ts';
import type { StoredMetrics } from '../../observability/metrics/metric.ts';

const LAST = 'pressdock_backup_last_timestamp_seconds';

/** Stores when a complete backup was started, unless a newer one is stored. */
export async function saveBackup(tx: SystemTransaction, startedAt: Date): Promise<void> {
  await tx
    .insertInto('last_backup')
    .values({ is_only: true, started_at: startedAt })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ started_at: startedAt })
        .where('last_backup.started_at', '<', startedAt),
    )
    .execute();
}

/** When the newest complete backup was started. */
export const backupFigures: StoredMetrics = {
  metrics: [
    {
      name: LAST,
      type: 'gauge',
      help: 'When the newest complete backup was started, since the Unix epoch; missing if there is none.',
    },
  ],
  async read(tx) {
    const rows = await tx.selectFrom('last_backup').select('started_at').execute();
    return { [LAST]: rows.map(({ started_at }) => ({ value: started_at.getTime() / 1000 })) };
  },
};
