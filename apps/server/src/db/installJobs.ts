import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';
import type { RunStatement } from './database.ts';

const schema = 'pressdock_jobs';

/** Creates a client of the job library that uses the database's own connection and its own schema. */
export function createBoss(runStatement: RunStatement, options: ConstructorOptions): PgBoss {
  return new PgBoss({
    ...options,
    db: { executeSql: runStatement },
    schema,
    reindex: false,
    monitorVacuum: false,
  });
}

async function withBoss(
  runStatement: RunStatement,
  work: (boss: PgBoss) => Promise<void>,
): Promise<void> {
  const boss = createBoss(runStatement, { supervise: false, schedule: false });
  await boss.start();
  await work(boss);
  await boss.stop({ graceful: false, close: false });
}

/** Updates the job library's schema, under a lock of the library's own. */
export function installJobs(runStatement: RunStatement): Promise<void> {
  return withBoss(runStatement, async () => undefined);
}

/** The library's columns for the settings of a queue. */
const columns = {
  retryLimit: 'retry_limit',
  retryDelay: 'retry_delay',
  retryBackoff: 'retry_backoff',
  retryDelayMax: 'retry_delay_max',
  expireInSeconds: 'expire_seconds',
  heartbeatSeconds: 'heartbeat_seconds',
  retentionSeconds: 'retention_seconds',
  deleteAfterSeconds: 'deletion_seconds',
} as const satisfies Partial<Record<keyof Queue, string>>;

const settingNames = Object.keys(columns) as (keyof typeof columns)[];

/** Creates the queues that do not exist yet, and changes those that had other settings. */
export async function installQueues(
  runStatement: RunStatement,
  queues: readonly Queue[],
): Promise<void> {
  const { rows } = await runStatement(`SELECT * FROM ${schema}.queue`);
  const existing = new Map((rows as { name: string }[]).map((row) => [row.name, row]));
  const missing = queues.filter(({ name }) => !existing.has(name));
  const changed = queues.filter((queue) => {
    const row = existing.get(queue.name) as Record<string, unknown> | undefined;
    return settingNames.some(
      (name) => row && queue[name] !== undefined && queue[name] !== row[columns[name]],
    );
  });
  if (missing.length + changed.length === 0) return;
  await withBoss(runStatement, async (boss) => {
    for (const { name, ...settings } of missing) await boss.createQueue(name, settings);
    for (const { name, ...settings } of changed) await boss.updateQueue(name, settings);
  });
}

/**
 * Requeues the jobs of a crashed server, for a database that no other server uses. Elsewhere the
 * job library notices within half a minute that a job's server is gone.
 */
export async function restoreJobs(runStatement: RunStatement): Promise<void> {
  await runStatement(`UPDATE ${schema}.job
    SET state = 'created', started_on = NULL, heartbeat_on = NULL WHERE state = 'active'`);
}
