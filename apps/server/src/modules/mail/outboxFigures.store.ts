import { sql } from 'kysely';
import type { StoredMetrics } from '../../observability/metrics/metric.ts';

const PENDING = 'pressdock_emails_pending';
const OLDEST = 'pressdock_emails_oldest_pending_seconds';

/** The e-mails that were neither delivered nor abandoned. */
export const outboxFigures: StoredMetrics = {
  metrics: [
    { name: PENDING, type: 'gauge', help: 'E-mails that are not delivered yet.' },
    { name: OLDEST, type: 'gauge', help: 'Age of the oldest of them; 0 if there is none.' },
  ],
  async read(tx) {
    const { rows } = await sql<{ count: number; oldest: number }>`select count(*)::integer as count,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
      from outbox where sent_at is null and given_up_at is null`.execute(tx);
    return {
      [PENDING]: rows.map(({ count: value }) => ({ value })),
      [OLDEST]: rows.map(({ oldest: value }) => ({ value })),
    };
  },
};
