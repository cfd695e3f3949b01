import { billingMessages } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import { invalid } from '../../../errors.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import { PaymentError, type Payments } from '../../../ports/payments.ts';
import { billingEventsQueue } from '../billing.queues.ts';
import { findAccountOfCustomer } from '../state/billingAccounts.store.ts';
import type { BillingSync } from '../state/sync.service.ts';
import { changesState } from './events.rules.ts';
import * as store from './events.store.ts';

/** Creates the service. */
export function createBillingEvents({
  database,
  payments,
  jobs,
  sync,
  now = () => new Date(),
}: {
  database: Database;
  payments: Payments;
  jobs: Jobs;
  sync: Pick<BillingSync, 'sync'>;
  now?: () => Date;
}) {
  /** Makes the newest card the one that is charged once a session is completed; returns its customer. */
  async function useSessionCard(sessionId: string): Promise<string | undefined> {
    const card = await payments.findSessionCard(sessionId);
    if (!card) return undefined;
    const known = await database.withSystem((tx) => findAccountOfCustomer(tx, card.customerId));
    if (known === undefined) return undefined;
    await payments.useCard(card.customerId, card.cardId, `card-${sessionId}-${card.cardId}`);
    return card.customerId;
  }

  async function apply(sessionId: string | null, customer: string | null): Promise<void> {
    const customerId = sessionId === null ? customer : await useSessionCard(sessionId);
    if (!customerId) return;
    const accountId = await database.withSystem((tx) => findAccountOfCustomer(tx, customerId));
    if (accountId !== undefined) await sync.sync(accountId);
  }

  return {
    /** Stores an event. It is handled by a job, so that Stripe gets its response at once. */
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      const event =
        signature === undefined ? undefined : payments.parseEvent(body, signature, now());
      if (!event) throw invalid(billingMessages.invalidSignature);
      // Events belong to customers, and their accounts are not known yet.
      await database.withSystem(async (tx) => {
        const isNew = await store.insertEvent(tx, {
          id: event.id,
          type: event.type,
          customer_id: event.customerId,
          session_id: event.sessionId,
          created_at: event.createdAt,
          handled_at: changesState(event.type) ? null : now(),
        });
        if (isNew && changesState(event.type)) await jobs.add(tx, billingEventsQueue, event.id);
      });
    },

    /** Handles a stored event: reads the customer from Stripe and applies its state. */
    async handle(id: string): Promise<JobResult> {
      const event = await database.withSystem((tx) => store.findOpenEvent(tx, id));
      if (!event) return 'done';
      try {
        await apply(event.session_id, event.customer_id);
      } catch (error) {
        const isGone = error instanceof PaymentError && error.failure === 'missing';
        if (!isGone) throw error;
      }
      await database.withSystem((tx) => store.completeEvent(tx, id, now()));
      return 'done';
    },
  };
}
