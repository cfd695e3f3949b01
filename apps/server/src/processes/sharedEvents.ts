import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { PooledConnectionError, startListener } from '../db/connections/listener.ts';
import type { Database } from '../db/database.ts';
import type { Events, SendEvent } from '../events.ts';
import { formatSharedEvent, parseSharedEvent } from './sharedEvent.rules.ts';
import { CHANNEL, countListeners, listenerName, notifyProcesses } from './sharedEvents.store.ts';

const pooled =
  'DATABASE_URL leads to a pooler, so changes reach other server processes within two seconds instead of at once. Set DATABASE_DIRECT_URL to the URL of the database itself.';

const separateFolders =
  'Another server seems to use this database. Packages are stored in the data folder of this one, where the other does not find them. Set S3_BUCKET for both, or run only one.';

/** Warns of another server process if packages are not in a storage that all processes share. */
export async function warnOfSeparateFolders(
  { runStatement }: Pick<Database, 'runStatement'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if ((await countListeners(runStatement)) > 0) log.warn(separateFolders);
}

/** Exchanges events with the other server processes of a database. */
export interface SharedEvents {
  /** Sends an event to the other processes, after the transaction that caused it. */
  send: SendEvent;
  /** Begins to receive the events of other processes. */
  start(events: Pick<Events, 'receive' | 'announce'>): void;
  close(): Promise<void>;
}

/**
 * Creates the exchange, through notifications of Postgres. They are not guaranteed to arrive, so
 * everything that depends on them also has a maximum age.
 *
 * @param options.url the URL of the database itself, not of a pooler
 */
export function createSharedEvents({
  url,
  database,
  log,
}: {
  url: string;
  database: Pick<Database, 'withSystem'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}): SharedEvents {
  const logFailure = (error: unknown) => {
    if (error instanceof PooledConnectionError) log.warn(pooled);
    else log.error({ err: error }, 'events of other server processes arrive late');
  };
  const from = randomUUID();
  const outsideOfTransactions = AsyncLocalStorage.snapshot();
  let queued = new Set<string>();
  let sending: Promise<void> | undefined;
  let stop = async () => {};

  function sendQueued(): void {
    if (sending || queued.size === 0) return;
    const payloads = [...queued];
    queued = new Set();
    // Products of all accounts. An event that is not sent only lets values reach their maximum age.
    sending = database
      .withSystem((tx) => notifyProcesses(tx, payloads))
      .catch(logFailure)
      .finally(() => {
        sending = undefined;
        sendQueued();
      });
  }

  return {
    send(name, event) {
      queued.add(formatSharedEvent({ from, name, event }));
      outsideOfTransactions(sendQueued);
    },
    start(events) {
      stop = startListener({
        url,
        name: listenerName,
        channel: CHANNEL,
        onListening: () => events.announce('eventsMissed', {}),
        onNotification(payload) {
          const shared = parseSharedEvent(payload);
          if (shared && shared.from !== from) events.receive(shared.name, shared.event);
        },
        onFailure: logFailure,
      });
    },
    async close() {
      await stop();
      while (sending) await sending;
    },
  };
}
