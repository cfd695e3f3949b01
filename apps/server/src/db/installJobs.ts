import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';
import type { JobQueue } from '../ports/jobs.ts';
import type { RunStatement } from './database.ts';

const schema = 'pressdock_jobs';
const daySeconds = 24 * 60 * 60;

/** What is done again at its next time anyway is not tried for long. */
const repeated = {
  retryLimit: 3,
  retryDelay: 60,
  heartbeatSeconds: 30,
  deleteAfterSeconds: daySeconds,
};

/** How the jobs of a queue are done: again after growing waits, and again when their server was killed. */
const settings: Record<JobQueue, Omit<Queue, 'name'>> = {
  letters: {
    retryLimit: 40,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: daySeconds / 2,
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    retentionSeconds: 30 * daySeconds,
    deleteAfterSeconds: daySeconds,
  },
  // The link in the letter is worth nothing after ten minutes.
  passwordResets: {
    retryLimit: 5,
    retryDelay: 10,
    expireInSeconds: 60,
    retentionSeconds: 3600,
    deleteAfterSeconds: 3600,
  },
  expiringLicenses: repeated,
  fullLicenses: repeated,
};

/** Makes the job library speak through the database's own connection, in a schema of its own. */
export function createBoss(runStatement: RunStatement, options: ConstructorOptions): PgBoss {
  return new PgBoss({
    ...options,
    db: { executeSql: runStatement },
    schema,
    reindex: false,
    monitorVacuum: false,
  });
}

/** Brings the job library's schema up to date, under a lock of its own, and makes the queues that are missing. */
export async function installJobs(runStatement: RunStatement): Promise<void> {
  const boss = createBoss(runStatement, { supervise: false, schedule: false });
  await boss.start();
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, queue] of Object.entries(settings)) {
    if (!there.has(name)) await boss.createQueue(name, queue);
  }
  await boss.stop({ graceful: false, close: false });
}

/**
 * Puts back what a killed server was doing, where no other server can be doing it. Elsewhere the
 * queue notices by itself, within half a minute, that nobody is at it any more.
 */
export async function restoreJobs(runStatement: RunStatement): Promise<void> {
  await runStatement(`UPDATE ${schema}.job
    SET state = 'created', started_on = NULL, heartbeat_on = NULL WHERE state = 'active'`);
}
