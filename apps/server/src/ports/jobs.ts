import type { AccountTransaction, SystemTransaction } from '../db/database.ts';

/** What is done later, by the name of its queue. */
export type JobQueue = 'letters' | 'passwordResets' | 'expiringLicenses' | 'fullLicenses';

/** What became of a job: it is done for good, or it is to be tried again after a growing wait. */
export type JobResult = 'done' | 'later';

/** Work that is done after the request that asks for it: at least once, also when a server is killed. */
export interface Jobs {
  /** Has something done once the transaction commits, never if it is undone. */
  add(tx: AccountTransaction | SystemTransaction, queue: JobQueue, id: string): Promise<void>;
  /** Do the jobs of a queue from now on. One that throws is reported and tried again. */
  work(queue: JobQueue, doJob: (id: string) => Promise<JobResult>): Promise<void>;
  /** Do something at the moments that a cron expression (UTC) names, on one of the servers. */
  repeat(queue: JobQueue, cron: string, doJob: () => Promise<void>): Promise<void>;
  /** Finish what is being done, as far as that takes seconds; the rest is done after the next start. */
  close(): Promise<void>;
}
