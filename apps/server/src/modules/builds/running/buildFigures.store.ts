import { sql } from 'kysely';
import type { StoredMetrics } from '../../../observability/metrics/metric.ts';

const BUILDS = 'pressdock_builds';
const OLDEST = 'pressdock_builds_oldest_waiting_seconds';

interface Figures {
  waiting: number;
  running: number;
  oldest: number;
}

/** The builds that are not finished. */
export const buildFigures: StoredMetrics = {
  metrics: [
    { name: BUILDS, type: 'gauge', help: 'Unfinished builds by status: waiting or running.' },
    { name: OLDEST, type: 'gauge', help: 'Age of the oldest waiting build; 0 if there is none.' },
  ],
  async read(tx) {
    const { rows } = await sql<Figures>`select
        count(*) filter (where status = 'waiting')::integer as waiting,
        count(*) filter (where status = 'running')::integer as running,
        coalesce(extract(epoch from now() - min(created_at)
          filter (where status = 'waiting')), 0)::float8 as oldest
      from builds where status in ('waiting', 'running')`.execute(tx);
    return {
      [BUILDS]: rows.flatMap(({ waiting, running }) => [
        { labels: { status: 'waiting' }, value: waiting },
        { labels: { status: 'running' }, value: running },
      ]),
      [OLDEST]: rows.map(({ oldest: value }) => ({ value })),
    };
  },
};
