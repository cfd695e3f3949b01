import { fromKysely, type JobResult as SettledJob } from 'pg-boss';
import { asOwner } from '../../db/asOwner.ts';
import type { Database } from '../../db/database.ts';
import { createBoss } from '../../db/installJobs.ts';
import type { JobQueue, JobResult, Jobs } from '../../ports/jobs.ts';

/** Every interval is a question to a database that may have one connection only. */
const pace = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
};

type DoJob = (id: string) => Promise<JobResult>;
type Polling = typeof often | typeof seldom;

const often = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true } as const;
const seldom = { pollingIntervalSeconds: 60, batchSize: 1 } as const;
const wakeAfterMs = 100;
const longestFarewellMs = 5000;

/**
 * Opens the job queue in the database. The queues' settings are in memory before the first
 * transaction adds a job: asking for them meanwhile would wait for that transaction's connection.
 *
 * @param onFailure told of jobs that threw and of a database that does not answer
 */
export async function openJobs(
  database: Database,
  onFailure: (error: unknown) => void,
): Promise<Jobs> {
  const boss = createBoss(database.runStatement, pace);
  boss.on('error', onFailure);
  await boss.start();
  const workers = new Map<JobQueue, string>();
  const waking = new Set<NodeJS.Timeout>();

  /** The transaction has most likely ended by then; if not, the next look finds the job. */
  function wake(queue: JobQueue): void {
    const timer = setTimeout(() => {
      waking.delete(timer);
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    }, wakeAfterMs);
    waking.add(timer);
  }

  async function work(queue: JobQueue, how: Polling, doJob: DoJob): Promise<void> {
    const settle = async (job: { id: string; data: { id: string } }): Promise<SettledJob> => {
      try {
        const isDone = (await doJob(job.data.id)) === 'done';
        return { id: job.id, status: isDone ? 'completed' : 'failed' };
      } catch (error) {
        onFailure(error);
        return { id: job.id, status: 'failed' };
      }
    };
    const worker = await boss.work<{ id: string }, never, Polling & { perJobResults: true }>(
      queue,
      { ...how, perJobResults: true },
      (jobs) => Promise.all(jobs.map(settle)),
    );
    workers.set(queue, worker);
  }

  return {
    async add(tx, queue, id) {
      await asOwner(tx, () => boss.send(queue, { id }, { db: fromKysely(tx) }));
      wake(queue);
    },
    work: (queue, doJob) => work(queue, often, doJob),
    async repeat(queue, cron, doJob) {
      await boss.schedule(queue, cron, { id: queue }, { tz: 'UTC', missed: 'once' });
      await work(queue, seldom, async () => {
        await doJob();
        return 'done';
      });
    },
    async close() {
      for (const timer of waking) clearTimeout(timer);
      const finished = [...workers.keys()].map((queue) => boss.offWork(queue, { wait: true }));
      let timer: NodeJS.Timeout | undefined;
      const farewell = new Promise((resolve) => {
        timer = setTimeout(resolve, longestFarewellMs);
      });
      await Promise.race([Promise.all(finished), farewell]);
      clearTimeout(timer);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
