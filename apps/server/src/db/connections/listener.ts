import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How long a connection and each response may take. */
const responseMs = 5000;
/** How often the connection is checked, because a lost one may look idle. */
const checkMs = 10_000;
const reconnectMs = { min: 100, max: 5000 };

/** The connection goes through a pooler such as PgBouncer, which does not pass notifications on. */
export class PooledConnectionError extends Error {
  constructor() {
    super('The connection goes through a pooler, which does not pass notifications on.');
    this.name = 'PooledConnectionError';
  }
}

/** The channel of a listener, and its handlers. */
export interface ListenerOptions {
  /** The URL of the database itself. */
  url: string;
  /** The name of the connection in the database. */
  name: string;
  channel: string;
  /** Called whenever a connection begins to listen. Earlier notifications were missed. */
  onListening(): void;
  onNotification(payload: string): void;
  /** Called once per outage, and with {@link PooledConnectionError}, which ends the attempts. */
  onFailure(error: unknown): void;
}

/** Rejects once the connection is lost. */
async function watch(client: pg.Client, signal: AbortSignal): Promise<void> {
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.once('end', () => reject(new Error('The connection was lost.')));
  });
  const check = async () => {
    for (;;) {
      await wait(checkMs, undefined, { signal, ref: false });
      await client.query('select 1');
    }
  };
  await Promise.race([lost, check()]);
}

/** Listens until the connection is lost. */
async function listen(
  { url, name, channel, onListening, onNotification }: ListenerOptions,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: responseMs,
    query_timeout: responseMs,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // A pooler sends each client an id of its own, with which to cancel statements.
    const { processID } = client as pg.Client & { processID: number };
    if (rows[0]?.pid !== processID) throw new PooledConnectionError();
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onListening();
    await watch(client, signal);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Listens to the notifications of a Postgres database on a connection of its own, and reconnects with
 * growing pauses, in part random, so that several servers do not reconnect at once.
 *
 * @returns a function that stops
 */
export function startListener(options: ListenerOptions): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;

  async function run(): Promise<void> {
    let pauseMs = reconnectMs.min;
    let isFailing = false;
    const onListening = () => {
      pauseMs = reconnectMs.min;
      isFailing = false;
      options.onListening();
    };
    while (!signal.aborted) {
      try {
        await listen({ ...options, onListening }, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isFailing) options.onFailure(error);
        if (error instanceof PooledConnectionError) return;
        isFailing = true;
      }
      await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(
        () => undefined,
      );
      pauseMs = Math.min(pauseMs * 2, reconnectMs.max);
    }
  }

  const running = run();
  return async () => {
    closing.abort();
    await running;
  };
}
