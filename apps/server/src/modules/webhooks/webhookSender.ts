import type { Database } from '../../db/database.ts';
import type { CallResult, SafeFetch } from '../../ports/safeFetch.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import { eventOf, findNextAttempt, sign } from './webhook.rules.ts';
import { claimDue, type Delivery, deleteFinished, saveResult } from './webhooks.store.ts';

/** How often due deliveries are sent, in milliseconds. */
const intervalMs = 2000;
/** Longer than a call can take. After it, a delivery of a crashed server is sent again. */
const leaseMs = 60_000;
const storedMs = 30 * 24 * 60 * 60 * 1000;
const batchSize = 10;

/** Sends queued deliveries until they succeed or the last attempt has failed. */
export interface WebhookSender {
  /** Sends the due deliveries; returns how many. */
  sendDue(): Promise<number>;
  /** Starts sending on a timer, until closed. */
  start(): void;
  close(): Promise<void>;
}

/** Creates the sender. A delivery is sent at least once; receivers recognize repeats by its id. */
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
  const post = async ({ id, account_id, url, body }: Delivery): Promise<CallResult> => {
    const secret = await secrets.read(account_id, 'webhookSecret');
    const headers = {
      'content-type': 'application/json',
      'pressdock-event': eventOf(body),
      'pressdock-delivery': id,
      ...(secret && { 'pressdock-signature': sign(secret, body, now()) }),
    };
    return safeFetch(url, { headers, body });
  };

  const send = async (delivery: Delivery): Promise<void> => {
    const response = await post(delivery);
    const moment = now();
    const isDelivered = response.ok && response.status >= 200 && response.status < 300;
    const result = {
      last_status: response.ok ? response.status : null,
      last_failure: response.ok ? null : response.failure,
      next_attempt_at: isDelivered ? null : findNextAttempt(delivery.attempts, moment),
      delivered_at: isDelivered ? moment : null,
    };
    await db.withSystem(async (tx) => {
      await saveResult(tx, delivery.id, result);
      await deleteFinished(tx, new Date(moment.getTime() - storedMs));
    });
  };

  const sendDue = async () => {
    const moment = now();
    const leaseUntil = new Date(moment.getTime() + leaseMs);
    // One sender delivers the webhooks of all accounts.
    const due = await db.withSystem((tx) =>
      claimDue(tx, { now: moment, leaseUntil, limit: batchSize }),
    );
    await Promise.all(due.map((delivery) => send(delivery).catch(onFailure)));
    return due.length;
  };

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const runOnce = () => {
    // A slow receiver delays the next run; runs never overlap.
    running ??= sendDue()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  return {
    sendDue,
    start() {
      timer ??= setInterval(runOnce, intervalMs).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
