import type { EmbeddedClient } from './client.ts';
import type { DiskReserve } from './diskReserve.ts';
import { BusyDatabaseError, type Turn } from './turn.ts';

const hour = 60 * 60 * 1000;

/** The engine has no autovacuum, so these statements run regularly. */
const tasks = [
  { sql: 'CHECKPOINT', everyMs: hour / 4, needsSpace: false },
  { sql: 'ANALYZE', everyMs: hour, needsSpace: true },
  { sql: 'VACUUM', everyMs: 6 * hour, needsSpace: true },
];

const taskTimeoutMs = 5 * 60 * 1000;

/** Runs a task while no transaction uses the connection. */
async function runTask(client: EmbeddedClient, turn: Turn, sql: string): Promise<void> {
  await turn.take();
  try {
    await client.query(sql, [], taskTimeoutMs);
  } finally {
    turn.pass();
  }
}

/** Runs all tasks once. */
export async function maintain(client: EmbeddedClient, turn: Turn): Promise<void> {
  for (const { sql } of [...tasks].reverse()) await runTask(client, turn, sql);
}

/**
 * Keeps the embedded database small and its statistics fresh. A task that finds the database busy is skipped
 * until its next time.
 *
 * @returns a function that stops the schedule
 */
export function scheduleMaintenance(
  client: EmbeddedClient,
  turn: Turn,
  disk: DiskReserve,
  onError: (error: unknown) => void,
): () => void {
  const timers = tasks.map(({ sql, everyMs, needsSpace }) =>
    setInterval(() => {
      if (needsSpace && disk.isReadOnly()) return;
      runTask(client, turn, sql).catch((error) => {
        if (!(error instanceof BusyDatabaseError)) onError(error);
      });
    }, everyMs).unref(),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
