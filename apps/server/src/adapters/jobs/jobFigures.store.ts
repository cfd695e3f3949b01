import { sql } from 'kysely';
import { asOwner } from '../../db/asOwner.ts';
import type { StoredMetrics } from '../../observability/metrics/metric.ts';

const JOBS = 'pressdock_queue_jobs';
const OLDEST = 'pressdock_queue_oldest_due_seconds';

interface QueueRow {
  queue: string;
  due: number;
  delayed: number;
  active: number;
  oldest: number;
}

/**
 * The jobs of each queue, and how long the oldest one has been due. Active jobs have no index; the job
 * library counts them every ten seconds.
 */
export const jobFigures: StoredMetrics = {
  metrics: [
    {
      name: JOBS,
      type: 'gauge',
      help: 'Jobs by queue and state: due, delayed (by a schedule or a retry), or active.',
    },
    {
      name: OLDEST,
      type: 'gauge',
      help: 'How long the oldest due job of a queue has been waiting; 0 if none is.',
    },
  ],
  async read(tx) {
    const { rows } = await asOwner(tx, () =>
      sql<QueueRow>`select queue.name as queue, queue.active_count as active,
          coalesce(waiting.due, 0) as due, coalesce(waiting.delayed, 0) as delayed,
          coalesce(waiting.oldest, 0) as oldest
        from pressdock_jobs.queue left join (
          select name, count(*) filter (where start_after <= now())::integer as due,
            count(*) filter (where start_after > now())::integer as delayed,
            extract(epoch from now() - min(start_after)
              filter (where start_after <= now()))::float8 as oldest
          from pressdock_jobs.job where state < 'active' and not blocked group by name) as waiting
          on waiting.name = queue.name
        where queue.name not like '\\_\\_%' order by queue.name`.execute(tx),
    );
    return {
      [JOBS]: rows.flatMap(({ queue, due, delayed, active }) =>
        Object.entries({ due, delayed, active }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        })),
      ),
      [OLDEST]: rows.map(({ queue, oldest }) => ({ labels: { queue }, value: oldest })),
    };
  },
};
