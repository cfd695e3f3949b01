import type { AccountTransaction, SystemTransaction } from '../db/database.ts';

/** How the jobs of a queue are retried and stored. Times are in seconds. */
export interface QueueSettings {
  retryLimit: number;
  retryDelay: number;
  /** Whether each retry waits longer than the one before. */
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** How long one attempt may take. */
  expireInSeconds?: number;
  /** How long a job of a crashed server waits before another server takes it over. */
  heartbeatSeconds?: number;
  /** How long a job may wait for its first attempt. */
  retentionSeconds?: number;
  /** How long a completed job is stored. */
  deleteAfterSeconds: number;
}

/** A queue of jobs. The name is stored in the database, so it never changes. */
export interface JobQueue {
  readonly name: string;
  readonly settings: QueueSettings;
}

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;

/** Settings for a job on a schedule: it runs again at its next time, so it is not retried for long. */
export const SCHEDULED: QueueSettings = {
  retryLimit: 3,
  retryDelay: minuteSeconds,
  heartbeatSeconds: 30,
  deleteAfterSeconds: daySeconds,
};

/** The result of a job: completed, or to be retried after the queue's delay. */
export type JobResult = 'done' | 'later';

/** Runs work after the request that caused it, at least once, even if a server crashes. */
export interface Jobs {
  /**
   * Adds a job, which runs once the transaction commits.
   * @param options.priority jobs of a higher priority run first; 0 unless given
   * @param options.startAfter the job runs at this time, or a second later
   */
  add(
    tx: AccountTransaction | SystemTransaction,
    queue: JobQueue,
    id: string,
    options?: { priority?: number; startAfter?: Date },
  ): Promise<void>;
  /** Starts processing a queue. A job that throws is reported and retried. */
  work(queue: JobQueue, runJob: (id: string) => Promise<JobResult>): Promise<void>;
  /** Runs a job on a cron schedule (UTC), each time on one of the servers. */
  repeat(queue: JobQueue, cron: string, runJob: () => Promise<void>): Promise<void>;
  /** Waits a few seconds for running jobs. Unfinished jobs run again after the next start. */
  close(): Promise<void>;
}
