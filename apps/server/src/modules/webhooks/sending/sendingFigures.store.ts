import { sql } from 'kysely';
import type { StoredMetrics } from '../../../observability/metrics/metric.ts';

const PENDING = 'pressdock_webhooks_pending';
const OLDEST = 'pressdock_webhooks_oldest_due_seconds';
const PAUSED = 'pressdock_webhook_endpoints_paused';

interface Figures {
  pending: number;
  oldest: number;
  paused: number;
}

/** The deliveries that wait for their next attempt, and the endpoints that keep failing. */
export const sendingFigures: StoredMetrics = {
  metrics: [
    {
      name: PENDING,
      type: 'gauge',
      help: 'Deliveries of webhooks that wait for an attempt, now or later.',
    },
    {
      name: OLDEST,
      type: 'gauge',
      help: 'How long the oldest delivery to an endpoint that is not paused has been due; 0 if none is.',
    },
    {
      name: PAUSED,
      type: 'gauge',
      help: 'Endpoints of webhooks that are paused because they fail.',
    },
  ],
  async read(tx) {
    const { rows } = await sql<Figures>`select count(d.id)::integer as pending,
        coalesce(extract(epoch from now() - min(d.next_attempt_at) filter (
          where e.paused_until is null or e.paused_until <= now())), 0)::float8 as oldest,
        (select count(*)::integer from webhook_endpoints where paused_until > now()) as paused
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.next_attempt_at is not null`.execute(tx);
    const figure = (read: (row: Figures) => number) => rows.map((row) => ({ value: read(row) }));
    return {
      [PENDING]: figure(({ pending }) => pending),
      // Those that are only due later have waited for a negative time.
      [OLDEST]: figure(({ oldest }) => Math.max(0, oldest)),
      [PAUSED]: figure(({ paused }) => paused),
    };
  },
};
