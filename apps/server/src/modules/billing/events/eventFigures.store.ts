import { sql } from 'kysely';
import type { StoredMetrics } from '../../../observability/metrics/metric.ts';

const PENDING = 'pressdock_billing_events_pending';
const OLDEST = 'pressdock_billing_events_oldest_pending_seconds';

/** The events of Stripe that were not handled yet. */
export const eventFigures: StoredMetrics = {
  metrics: [
    { name: PENDING, type: 'gauge', help: 'Events of Stripe that are not handled yet.' },
    { name: OLDEST, type: 'gauge', help: 'Age of the oldest of them; 0 if there is none.' },
  ],
  async read(tx) {
    const { rows } = await sql<{ count: number; oldest: number }>`select count(*)::integer as count,
        coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as oldest
      from billing_events where handled_at is null`.execute(tx);
    return {
      [PENDING]: rows.map(({ count: value }) => ({ value })),
      [OLDEST]: rows.map(({ oldest: value }) => ({ value })),
    };
  },
};
