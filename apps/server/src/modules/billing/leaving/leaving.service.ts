import type { AccountTransaction, Database, SystemTransaction } from '../../../db/database.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import type { PaymentSubscription, Payments } from '../../../ports/payments.ts';
import { billingDeparturesQueue, billingFollowUpsQueue } from '../billing.queues.ts';
import { detailsOf } from '../customers.ts';
import type { RunOperation } from '../operations.ts';
import { findLiveSubscription } from '../rules/planChange.rules.ts';
import * as accounts from '../state/billingAccounts.store.ts';
import type { HoldLease, WithBillingLease } from '../state/lease.ts';
import type { BillingSync } from '../state/sync.service.ts';
import * as store from './leaving.store.ts';

/** Stores the customer of an account in the transaction that deletes the account. */
export type NoteDeletion = (tx: SystemTransaction, accountId: string) => Promise<void>;

/**
 * Creates the function. Without Stripe's key, the customer is deleted by the first nightly comparison after
 * the key is set again.
 */
export function createNoteDeletion(jobs: Jobs): NoteDeletion {
  return async (tx, accountId) => {
    const customerId = await store.insertDeparture(tx, accountId);
    if (customerId !== undefined) await jobs.add(tx, billingDeparturesQueue, customerId);
  };
}

/** Reads an account and its billing. */
const readFacts = (database: Database, accountId: string) =>
  database.withSystem(async (tx) => ({
    owner: await accounts.findOwner(tx, accountId),
    account: await accounts.findBillingAccount(tx, accountId),
  }));

/** Creates the service. */
export function createLeaving({
  database,
  payments,
  jobs,
  runOperation,
  withLease,
  sync,
}: {
  database: Database;
  payments: Payments;
  jobs: Jobs;
  runOperation: RunOperation;
  withLease: WithBillingLease;
  sync: Pick<BillingSync, 'syncHeld'>;
}) {
  const setEndedByDeactivation = (accountId: string, isEnded: boolean) =>
    database.withSystem((tx) =>
      accounts.updateBillingAccount(tx, accountId, { is_ended_by_deactivation: isEnded }),
    );

  /** Ends or continues the subscription. Each step can be repeated if the server is killed after it. */
  async function followAccount(
    { accountId, hold }: { accountId: string; hold: HoldLease },
    live: PaymentSubscription | undefined,
    { isDeactivated, isEnded }: { isDeactivated: boolean; isEnded: boolean },
  ): Promise<void> {
    const setEnding = (subscriptionId: string, isEnding: boolean) =>
      runOperation({ accountId, hold, kind: 'ending', command: { subscriptionId, isEnding } });
    if (isDeactivated && live && !live.isEnding) {
      await setEndedByDeactivation(accountId, true);
      await setEnding(live.id, true);
      await sync.syncHeld(accountId, hold);
    } else if (!isDeactivated && isEnded) {
      if (live?.isEnding) {
        await setEnding(live.id, false);
        await sync.syncHeld(accountId, hold);
      }
      // Also if it has ended meanwhile: the owner may cancel a later one.
      await setEndedByDeactivation(accountId, false);
    }
  }

  return {
    /**
     * Makes Stripe follow the account: the subscription of a deactivated account ends with the paid
     * period, that of one that was reactivated in time continues, and invoices show the current details.
     */
    async followUp(accountId: string): Promise<JobResult> {
      const { account: known } = await readFacts(database, accountId);
      if (!known || known.customer_id === null) return 'done';
      await withLease(accountId, async (hold) => {
        const { customer } = await sync.syncHeld(accountId, hold);
        // Read again, because the owner may have come back while this job waited.
        const { owner, account } = await readFacts(database, accountId);
        if (!customer || !owner || !account || account.customer_id === null) return;
        await followAccount({ accountId, hold }, findLiveSubscription(customer), {
          isDeactivated: owner.deactivated_at !== null,
          isEnded: account.is_ended_by_deactivation,
        });
        await payments.updateCustomer(account.customer_id, detailsOf(owner));
      });
      return 'done';
    },

    /** Requests a follow-up, which runs once the transaction commits. */
    requestFollowUp: (tx: AccountTransaction | SystemTransaction, accountId: string) =>
      jobs.add(tx, billingFollowUpsQueue, accountId),

    /** Deletes a customer in Stripe with its personal data, which also cancels its subscription. */
    async deleteCustomer(customerId: string): Promise<JobResult> {
      await payments.deleteCustomer(customerId);
      await database.withSystem((tx) => store.deleteDeparture(tx, customerId));
      return 'done';
    },
  };
}
