import { fromKysely, type JobResult as SettledJob } from 'pg-boss';
import { asOwner } from '../../db/asOwner.ts';
import type { Database } from '../../db/database.ts';
import { createBoss, installQueues } from '../../db/installJobs.ts';
import { runWork } from '../../observability/logs/work.ts';
import { Counts } from '../../observability/metrics/counts.ts';
import type { Metric, StoredMetrics } from '../../observability/metrics/metric.ts';
import type { JobQueue, JobResult, Jobs } from '../../ports/jobs.ts';
import { jobFigures } from './jobFigures.store.ts';

/** Each interval is a query to a database that may have only one connection. */
const intervals = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
};

/** A finished attempt at a job, for the log. `later` and `failed` are retried. */
export interface FinishedJob {
  queue: string;
  job: string;
  result: 'done' | 'later' | 'failed';
  ms: number;
}

/** Those who watch jobs. */
interface JobObservers {
  /** Records a span around a job. */
  trace?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  onFinished?: (job: FinishedJob) => void;
}

/** The job queue with its metrics. */
interface ObservedJobs extends Jobs {
  metrics: readonly Metric[];
  storedMetrics: StoredMetrics;
}

type RunJob = (id: string) => Promise<JobResult>;
interface StoredJob {
  id: string;
  data: { id: string };
}

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

/** Creates the function that makes one attempt at a job of a queue, and counts the results. */
function createWorker(
  queue: string,
  runJob: RunJob,
  { onFailure, trace, onFinished }: Required<JobObservers> & { onFailure(error: unknown): void },
) {
  const counts = new Counts<FinishedJob['result']>(['done', 'later', 'failed']);

  async function attempt(id: string): Promise<FinishedJob['result']> {
    try {
      return await trace(`job ${queue}`, () => runJob(id));
    } catch (error) {
      onFailure(error);
      return 'failed';
    }
  }

  async function settle({ id, data }: StoredJob): Promise<SettledJob> {
    const start = performance.now();
    const facts = { work: 'job', queue, job: id, subject: data.id } as const;
    const result = await runWork(facts, () => attempt(data.id));
    counts.add(result);
    onFinished({ queue, job: id, result, ms: Math.round(performance.now() - start) });
    return { id, status: result === 'done' ? 'completed' : 'failed' };
  }

  return { counts, settle };
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
  { trace = (_name, work) => work(), onFinished = () => undefined }: JobObservers = {},
  role: 'server' | 'command' = 'server',
): Promise<ObservedJobs> {
  const isServer = role === 'server';
  const supervision = { supervise: isServer, schedule: isServer };
  const boss = createBoss(database.runStatement, { ...intervals, ...supervision });
  boss.on('error', onFailure);
  await boss.start();
  const workers = new Map<string, string>();
  const waking = new Set<NodeJS.Timeout>();
  const countsByQueue = new Map<string, Counts<FinishedJob['result']>>();

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
    const { counts, settle } = createWorker(name, runJob, { onFailure, trace, onFinished });
    countsByQueue.set(name, counts);
    const worker = await boss.work<{ id: string }, never, Polling & { perJobResults: true }>(
      name,
      { ...polling, perJobResults: true },
      (jobs) => Promise.all(jobs.map(settle)),
    );
    workers.set(name, worker);
  }

  return {
    storedMetrics: jobFigures,
    metrics: [
      {
        name: 'pressdock_jobs_total',
        type: 'counter',
        help: 'Attempts at jobs by queue and result: done, later (retried as planned), or failed.',
        read: () => [...countsByQueue].flatMap(([queue, one]) => one.samples('result', { queue })),
      },
    ],
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
