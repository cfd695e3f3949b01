import type { EmbeddedClient } from './client.ts';
import type { Turn } from './turn.ts';

const hour = 60 * 60 * 1000;

/** The engine has no autovacuum: these statements do its work, at a quiet pace. */
const chores = [
  { sql: 'CHECKPOINT', everyMs: hour / 4 },
  { sql: 'ANALYZE', everyMs: hour },
  { sql: 'VACUUM', everyMs: 6 * hour },
];

const choreTimeoutMs = 5 * 60 * 1000;

/** Does one chore while nobody else has the connection: none of them may land inside a transaction. */
async function doChore(client: EmbeddedClient, turn: Turn, sql: string): Promise<void> {
  await turn.take();
  try {
    await client.query(sql, [], choreTimeoutMs);
  } finally {
    turn.pass();
  }
}

/** Does every chore once, now. */
export async function maintain(client: EmbeddedClient, turn: Turn): Promise<void> {
  for (const { sql } of [...chores].reverse()) await doChore(client, turn, sql);
}

/**
 * Keeps the embedded database small and its statistics fresh.
 *
 * @returns a function that ends it
 */
export function scheduleMaintenance(
  client: EmbeddedClient,
  turn: Turn,
  onError: (error: unknown) => void,
): () => void {
  const timers = chores.map(({ sql, everyMs }) =>
    setInterval(() => doChore(client, turn, sql).catch(onError), everyMs).unref(),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
