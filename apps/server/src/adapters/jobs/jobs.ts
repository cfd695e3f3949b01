import { fromKysely, type JobResult as SettledJob } from 'pg-boss';
import { asOwner } from '../../db/asOwner.ts';
import type { Database } from '../../db/database.ts';
import { createBoss, installQueues } from '../../db/installJobs.ts';
import type { JobQueue, JobResult, Jobs } from '../../ports/jobs.ts';

/** Each interval is a query to a database that may have only one connection. */
const intervals = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
};

type RunJob = (id: string) => Promise<JobResult>;
type Polling = typeof frequent | typeof rare;

const frequent = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true } as const;
const rare = { pollingIntervalSeconds: 60, batchSize: 1 } as const;
const wakeAfterMs = 100;
const closeTimeoutMs = 5000;

/** Creates the queues that the database does not have yet. */
export function createQueues(database: Database, queues: readonly JobQueue[]): Promise<void> {
  return installQueues(
    database.runStatement,
    queues.map(({ name, settings }) => ({ name, ...settings })),
  );
}

/**
 * Opens the job queue in the database. The settings of the queues are in memory before the first
 * transaction adds a job: reading them later would wait for that transaction's connection.
 *
 * @param onFailure called with errors of jobs and of the database
 * @param role a command only adds jobs, which a server runs
 */
export async function openJobs(
  database: Database,
  onFailure: (error: unknown) => void,
  role: 'server' | 'command' = 'server',
): Promise<Jobs> {
  const isServer = role === 'server';
  const supervision = { supervise: isServer, schedule: isServer };
  const boss = createBoss(database.runStatement, { ...intervals, ...supervision });
  boss.on('error', onFailure);
  await boss.start();
  const workers = new Map<string, string>();
  const waking = new Set<NodeJS.Timeout>();

  /** Wakes the worker once the transaction has most likely ended; otherwise the next poll finds the job. */
  function wake({ name }: JobQueue): void {
    const timer = setTimeout(() => {
      waking.delete(timer);
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }, wakeAfterMs);
    waking.add(timer);
  }

  async function work({ name }: JobQueue, polling: Polling, runJob: RunJob): Promise<void> {
    const settle = async (job: { id: string; data: { id: string } }): Promise<SettledJob> => {
      try {
        const isDone = (await runJob(job.data.id)) === 'done';
        return { id: job.id, status: isDone ? 'completed' : 'failed' };
      } catch (error) {
        onFailure(error);
        return { id: job.id, status: 'failed' };
      }
    };
    const worker = await boss.work<{ id: string }, never, Polling & { perJobResults: true }>(
      name,
      { ...polling, perJobResults: true },
      (jobs) => Promise.all(jobs.map(settle)),
    );
    workers.set(name, worker);
  }

  return {
    async add(tx, queue, id, { priority = 0, startAfter } = {}) {
      const options = { db: fromKysely(tx), priority, ...(startAfter && { startAfter }) };
      await asOwner(tx, () => boss.send(queue.name, { id }, options));
      if (!startAfter) wake(queue);
    },
    work: (queue, runJob) => work(queue, frequent, runJob),
    async repeat(queue, cron, runJob) {
      await boss.schedule(queue.name, cron, { id: queue.name }, { tz: 'UTC', missed: 'once' });
      await work(queue, rare, async () => {
        await runJob();
        return 'done';
      });
    },
    async close() {
      for (const timer of waking) clearTimeout(timer);
      const finished = [...workers.keys()].map((name) => boss.offWork(name, { wait: true }));
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, closeTimeoutMs);
      });
      await Promise.race([Promise.all(finished), timeout]);
      clearTimeout(timer);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
