import { AsyncLocalStorage } from 'node:async_hooks';
import { CALL_LIMITS, WEBHOOK_LOG } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import { type CircuitLimits, findPauseMs } from '../../../load/circuitBreaker.ts';
import { runWork } from '../../../observability/logs/work.ts';
import { Counts } from '../../../observability/metrics/counts.ts';
import type { CallResult, SafeFetch } from '../../../ports/safeFetch.ts';
import type { SecretsService } from '../../../secrets/secrets.service.ts';
import { toSlackAddress } from '../slack.rules.ts';
import { createHeaders, findNextAttempt, sign } from '../webhook.rules.ts';
import { type DueDelivery, planDeliveries, type SendingLimits } from './plan.rules.ts';
import * as store from './sending.store.ts';

/** How often due deliveries are looked for, in milliseconds. */
const intervalMs = 2000;
/** How soon the next deliveries are sent: once the transaction that queued them has most likely ended. */
const wakeAfterMs = 100;
/** Longer than a call can take. After it, a delivery of a crashed server is sent again. */
const leaseMs = 6 * CALL_LIMITS.timeoutMs;

const limits: SendingLimits = { total: 48, perAccount: 8, perHost: 8, perAccountAtHost: 4 };

const circuit: CircuitLimits = {
  toleratedFailures: 2,
  pauseMs: { min: 30_000, max: 30 * 60_000 },
};

/** Sends queued deliveries until they succeed or the last attempt has failed. */
export interface WebhookSender {
  /** Sends the deliveries whose turn it is; returns how many. */
  sendDue(): Promise<number>;
  /** Starts sending on a timer, until closed. */
  start(): void;
  /** Looks for due deliveries soon, because some were queued. */
  wake(): void;
  /** The results of all attempts. */
  counts: Counts<AttemptResult>;
  close(): Promise<void>;
}

type AttemptResult = 'delivered' | 'failed' | 'abandoned';

/** The dependencies of the sender. */
export interface SenderDependencies {
  db: Database;
  safeFetch: SafeFetch;
  secrets: SecretsService;
  /** The address of Slack's incoming webhooks. */
  slackUrl: string;
  onFailure: (error: unknown) => void;
  now?: () => Date;
}

/** A delivery that was claimed, with its endpoint. */
interface Claimed {
  delivery: store.Delivery;
  due: DueDelivery & store.DueRow;
}

/** Creates the function that makes one attempt and stores its result. */
function createAttempt(
  { db, safeFetch, secrets, slackUrl, now = () => new Date() }: SenderDependencies,
  counts: Counts<AttemptResult>,
) {
  const post = async ({ delivery, due }: Claimed): Promise<[CallResult, isSigned: boolean]> => {
    const { id, account_id, event, body } = delivery;
    const readBytes = WEBHOOK_LOG.responseBytes;
    const headers = createHeaders(event, id);
    if (due.channel === 'slack') {
      const address = toSlackAddress((await secrets.read(account_id, 'slackUrl')) ?? '', slackUrl);
      if (address === undefined) return [{ ok: false, failure: 'malformed' }, false];
      return [await safeFetch(address, { headers, body, readBytes }), false];
    }
    const secret = await secrets.read(account_id, 'webhookSecret');
    const signed = secret && { 'pressdock-signature': sign(secret, body, now()) };
    const call = { headers: { ...headers, ...signed }, body, readBytes };
    return [await safeFetch(due.url, call), secret !== undefined];
  };

  return async (claimed: Claimed): Promise<void> => {
    const { delivery, due } = claimed;
    const startedAt = now();
    const started = performance.now();
    const [result, isSigned] = await post(claimed);
    const moment = now();
    const isDelivered = result.ok && result.status >= 200 && result.status < 300;
    const attempt = {
      delivery_id: delivery.id,
      account_id: delivery.account_id,
      number: delivery.attempts,
      started_at: startedAt,
      duration_ms: Math.round(performance.now() - started),
      status: result.ok ? result.status : null,
      failure: result.ok ? null : result.failure,
      is_signed: isSigned,
      // PostgreSQL does not accept the character U+0000.
      response: result.ok ? result.body.replaceAll('\0', '\ufffd') : '',
    };
    const nextAttemptAt = isDelivered ? null : findNextAttempt(delivery.attempts, moment);
    const deliveredAt = isDelivered ? moment : null;
    const failure = nextAttemptAt === null ? 'abandoned' : 'failed';
    counts.add(isDelivered ? 'delivered' : failure);
    const { endpointId, isProbe } = due;
    await db.withSystem(async (tx) => {
      if (!(await store.saveAttempt(tx, { attempt, endpointId, nextAttemptAt, deliveredAt })))
        return;
      if (isDelivered) return store.closeCircuit(tx, endpointId);
      return store.recordFailure(tx, { endpointId, isProbe, now: moment }, (failures) => {
        const ms = findPauseMs(failures, circuit);
        return ms === 0 ? null : new Date(moment.getTime() + ms);
      });
    });
  };
}

/** Creates the function that claims the deliveries whose turn it is. */
function createClaims(db: Database, now: () => Date) {
  const lastTurns = new Map<string, number>();
  let turn = 0;
  const recordTurns = (due: readonly DueDelivery[], planned: readonly DueDelivery[]) => {
    const waiting = new Set(due.map(({ accountId }) => accountId));
    for (const accountId of lastTurns.keys()) {
      if (!waiting.has(accountId)) lastTurns.delete(accountId);
    }
    turn += 1;
    for (const { accountId } of planned) lastTurns.set(accountId, turn);
  };

  /** One sender delivers the webhooks of all accounts. */
  return async (sending: readonly DueDelivery[]): Promise<Claimed[]> => {
    const moment = now();
    const search = { now: moment, perEndpoint: limits.perAccountAtHost };
    const rows = await db.withSystem((tx) => store.findDue(tx, search));
    // A person may request another attempt while one is in progress.
    const inProgress = new Set(sending.map(({ id }) => id));
    const waiting = rows.filter(({ id }) => !inProgress.has(id));
    const due = waiting.map((row) => ({
      ...row,
      host: row.channel === 'slack' ? 'slack' : (URL.parse(row.url)?.host ?? ''),
      isProbe: !row.isManual && row.failures > circuit.toleratedFailures,
    }));
    const planned = planDeliveries(due, sending, lastTurns, limits);
    recordTurns(due, planned);
    if (planned.length === 0) return [];
    const claimed = await db.withSystem((tx) =>
      store.claim(tx, {
        planned,
        now: moment,
        leaseUntil: new Date(moment.getTime() + leaseMs),
      }),
    );
    const byId = new Map(due.map((one) => [one.id, one]));
    return claimed.flatMap((delivery) => {
      const one = byId.get(delivery.id);
      return one ? [{ delivery, due: one }] : [];
    });
  };
}

/** Creates the sender. A delivery is sent at least once; receivers recognize repeats by its id. */
export function createWebhookSender(dependencies: SenderDependencies): WebhookSender {
  const { db, onFailure, now = () => new Date() } = dependencies;
  const counts = new Counts<AttemptResult>(['delivered', 'failed', 'abandoned']);
  const attempt = createAttempt(dependencies, counts);
  const claimNext = createClaims(db, now);
  const outsideOfTransactions = AsyncLocalStorage.snapshot();
  const sending = new Map<string, { due: DueDelivery; end: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let starting: Promise<unknown> | undefined;

  /** Starts the deliveries whose turn it is and returns their ends. */
  const startDue = async (): Promise<Promise<void>[]> => {
    const claimed = await claimNext([...sending.values()].map(({ due }) => due));
    return claimed.map((one) => {
      const { id, account_id: account } = one.delivery;
      const facts = { work: 'webhook', delivery: id, account } as const;
      const end = runWork(facts, () => attempt(one).catch(onFailure)).finally(() => {
        sending.delete(id);
        wake();
      });
      sending.set(id, { due: one.due, end });
      return end;
    });
  };
  const run = () => {
    if (!timer) return;
    starting ??= startDue()
      .catch(onFailure)
      .finally(() => {
        starting = undefined;
      });
  };
  const wake = () => {
    if (!timer || soon) return;
    const wakeUp = () => {
      soon = undefined;
      void Promise.resolve(starting).then(run);
    };
    // The caller's transaction, in which no other may be started, is not passed on.
    soon = setTimeout(() => outsideOfTransactions(wakeUp), wakeAfterMs).unref();
  };

  return {
    async sendDue() {
      const ends = await startDue();
      await Promise.all(ends);
      return ends.length;
    },
    start() {
      timer ??= setInterval(run, intervalMs).unref();
    },
    wake,
    counts,
    async close() {
      clearInterval(timer);
      timer = undefined;
      clearTimeout(soon);
      await starting;
      await Promise.all([...sending.values()].map(({ end }) => end));
    },
  };
}
