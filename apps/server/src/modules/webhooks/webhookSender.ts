import type { Database } from '../../db/database.ts';
import type { CallAnswer, SafeFetch } from '../../ports/safeFetch.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import { eventOf, nextAttempt, signature } from './webhook.rules.ts';
import { type Delivery, deleteFinished, noteAttempt, takeDue } from './webhooks.store.ts';

/** How often waiting messages are looked for, in milliseconds. */
const turnMs = 2000;
/** Longer than a call can take: a message that a killed server was sending is sent again then. */
const leaseMs = 60_000;
const keptMs = 30 * 24 * 60 * 60 * 1000;
const batch = 10;

/** Sends the messages that wait, again and again until they arrive or have been tried enough. */
export interface WebhookSender {
  /** Send what is due now; how many that were. */
  sendDue(): Promise<number>;
  /** Send from now on, until closed. */
  start(): void;
  close(): Promise<void>;
}

/** Make the sender. Messages are sent at least once: a receiver knows a repeated one by its id. */
export function createWebhookSender({
  db,
  safeFetch,
  secrets,
  onFailure,
  now = () => new Date(),
}: {
  db: Database;
  safeFetch: SafeFetch;
  secrets: SecretsService;
  onFailure: (error: unknown) => void;
  now?: () => Date;
}): WebhookSender {
  const post = async ({ id, account_id, url, body }: Delivery): Promise<CallAnswer> => {
    const secret = await secrets.read(account_id, 'webhookSecret');
    const headers = {
      'content-type': 'application/json',
      'pressdock-event': eventOf(body),
      'pressdock-delivery': id,
      ...(secret && { 'pressdock-signature': signature(secret, body, now()) }),
    };
    return safeFetch(url, { headers, body });
  };

  const send = async (delivery: Delivery): Promise<void> => {
    const answer = await post(delivery);
    const moment = now();
    const hasArrived = answer.ok && answer.status >= 200 && answer.status < 300;
    const result = {
      last_status: answer.ok ? answer.status : null,
      last_failure: answer.ok ? null : answer.failure,
      next_attempt_at: hasArrived ? null : nextAttempt(delivery.attempts, moment),
      delivered_at: hasArrived ? moment : null,
    };
    await db.withSystem(async (tx) => {
      await noteAttempt(tx, delivery.id, result);
      await deleteFinished(tx, new Date(moment.getTime() - keptMs));
    });
  };

  const sendDue = async () => {
    const moment = now();
    const leaseUntil = new Date(moment.getTime() + leaseMs);
    // Messages of every account are sent by the same hand.
    const due = await db.withSystem((tx) => takeDue(tx, { now: moment, leaseUntil, most: batch }));
    await Promise.all(due.map((delivery) => send(delivery).catch(onFailure)));
    return due.length;
  };

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const turn = () => {
    // A slow receiver holds the next turn up, never a second one beside it.
    running ??= sendDue()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  return {
    sendDue,
    start() {
      timer ??= setInterval(turn, turnMs).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
