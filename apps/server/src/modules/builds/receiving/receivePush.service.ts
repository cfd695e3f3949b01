import { randomUUID } from 'node:crypto';
import type { PushResponse, RepositorySource } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { invalid, notFound, Refusal, unauthenticated } from '../../../errors.ts';
import type { DeliveryOutcome } from '../../deployments/deployments.tables.ts';
import { buildMessages, pushMessages } from '../builds.messages.ts';
import { findWaiting, insertWaiting, lockProduct, setPushedCommit } from '../builds.store.ts';
import { isActiveAccount } from '../releasePermission.store.ts';
import { decidePush, deliveryIdOf, parsePush } from './push.rules.ts';
import { isSigned, type PushHeaders } from './signature.rules.ts';

/** The repository that a product is deployed from, with the secret that signs its webhooks. */
export interface Receiver {
  id: string;
  accountId: string;
  itemId: string;
  source: RepositorySource;
  repository: string;
  branch: string;
  releasesTags: boolean;
  usesGithubActions: boolean;
  secret: string;
}

/** The received webhooks of products. */
export interface Deliveries {
  record(tx: SystemTransaction, deploymentId: string, outcome: DeliveryOutcome): Promise<void>;
  remember(
    tx: SystemTransaction,
    delivery: {
      deploymentId: string;
      accountId: string;
      deliveryId: string;
      buildId: string | null;
    },
  ): Promise<boolean>;
  findBuild(
    tx: SystemTransaction,
    deploymentId: string,
    deliveryId: string,
  ): Promise<string | null>;
}

/** A received webhook. */
export interface ReceivedPush {
  headers: PushHeaders;
  body: Buffer;
}

/** The response to a webhook, and whether it caused a build. */
export interface ReceivedResult extends PushResponse {
  isQueued: boolean;
}

/** Receives pushes. */
export type ReceivePush = ReturnType<typeof createReceivePush>;

/** Requests without a valid signature are recorded at most once in this time, so that they cost little. */
const forgedEveryMs = 10_000;
const maxRemembered = 1000;
/** When a push to a product with too many waiting builds can be delivered again. */
const retrySeconds = 60;

/** Creates a function that returns true at most once per id in a period. */
function createThrottle(everyMs: number): (id: string) => boolean {
  const times = new Map<string, number>();
  return (id) => {
    const now = Date.now();
    if (now - (times.get(id) ?? 0) < everyMs) return false;
    if (times.size >= maxRemembered) times.clear();
    times.set(id, now);
    return true;
  };
}

/** Creates the function that queues the build of a push, once for each delivery. */
function createPushQueue(db: Database, deliveries: Deliveries) {
  return async function queue(
    receiver: Receiver,
    deliveryId: string | undefined,
    decision: Extract<ReturnType<typeof decidePush>, { trigger: 'push' | 'tag' }>,
  ): Promise<ReceivedResult> {
    const { id: deploymentId, accountId, itemId, source, repository } = receiver;
    const { trigger, ref } = decision;
    const target = { item_id: itemId, source, repository, trigger, ref: ref.name };
    return db.withSystem(async (tx) => {
      if (!(await isActiveAccount(tx, accountId))) {
        await deliveries.record(tx, deploymentId, 'ignored');
        return { message: pushMessages.inactive, build: null, isQueued: false };
      }
      if (!(await lockProduct(tx, accountId, itemId))) throw notFound();
      // A build reads the head of the branch when it begins, so one that waits includes this push.
      const waiting = await findWaiting(tx, target);
      const build = waiting ?? randomUUID();
      if (deliveryId !== undefined) {
        const delivery = { deploymentId, accountId, deliveryId, buildId: build };
        if (!(await deliveries.remember(tx, delivery))) {
          await deliveries.record(tx, deploymentId, 'repeated');
          const earlier = await deliveries.findBuild(tx, deploymentId, deliveryId);
          return { message: pushMessages.repeated, build: earlier, isQueued: false };
        }
      }
      await deliveries.record(tx, deploymentId, 'accepted');
      if (waiting !== undefined) {
        await setPushedCommit(tx, waiting, ref.commit);
        return { message: pushMessages.included, build, isQueued: true };
      }
      const isAdded = await insertWaiting(tx, {
        ...{ id: build, account_id: accountId, ...target, pushed_commit: ref.commit },
      });
      if (isAdded) return { message: pushMessages.queued, build, isQueued: true };
      // Nothing is stored, so that the code host can deliver the push again.
      throw new Refusal('rate_limited', buildMessages.tooMany, { retryAfter: retrySeconds });
    });
  };
}

/** Creates the function that receives webhooks. @param wake called after a build was queued */
export function createReceivePush({
  db,
  findReceiver,
  deliveries,
  wake,
}: {
  db: Database;
  findReceiver(deploymentId: string): Promise<Receiver | undefined>;
  deliveries: Deliveries;
  wake(): void;
}) {
  const mayRecord = createThrottle(forgedEveryMs);

  /** A code host has no session, so it is the deployment that names the account. */
  const record = (id: string, outcome: DeliveryOutcome) =>
    db.withSystem((tx) => deliveries.record(tx, id, outcome));

  const queue = createPushQueue(db, deliveries);

  /** Receives a webhook. @throws for an unknown id, a wrong signature or a malformed body */
  return async function receivePush(
    deploymentId: string,
    { headers, body }: ReceivedPush,
  ): Promise<ReceivedResult> {
    const receiver = await findReceiver(deploymentId);
    if (!receiver) throw notFound();
    const { id, source, secret } = receiver;
    if (!isSigned(source, headers, { secret, body })) {
      if (mayRecord(id)) await record(id, 'wrong_signature');
      throw unauthenticated(pushMessages.signature);
    }
    const event = parsePush(source, headers, body);
    if (!event) {
      await record(id, 'malformed');
      throw invalid(pushMessages.malformed);
    }
    if (!event.isPush) {
      // The status of other Git servers, which do not list their webhooks, depends on any webhook.
      if (source === 'git') await record(id, 'ignored');
      return { message: pushMessages.otherEvent, build: null, isQueued: false };
    }
    const decision = decidePush(event.refs, receiver);
    const reason = receiver.usesGithubActions
      ? pushMessages.githubActions
      : decision.trigger === null
        ? decision.reason
        : undefined;
    if (reason !== undefined || decision.trigger === null) {
      await record(id, 'ignored');
      return { message: reason ?? '', build: null, isQueued: false };
    }
    const result = await queue(receiver, deliveryIdOf(source, headers), decision);
    if (result.isQueued) wake();
    return result;
  };
}
