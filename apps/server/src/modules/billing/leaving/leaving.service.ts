import type { AccountTransaction, Database, SystemTransaction } from '../../../db/database.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import type { Payments } from '../../../ports/payments.ts';
import { billingDeparturesQueue, billingFollowUpsQueue } from '../billing.queues.ts';
import { detailsOf } from '../customers.ts';
import type { RunOperation } from '../operations.ts';
import { findLiveSubscription } from '../rules/planChange.rules.ts';
import * as accounts from '../state/billingAccounts.store.ts';
import type { HoldLease, WithBillingLease } from '../state/lease.ts';
import type { BillingSync } from '../state/sync.service.ts';
import * as store from './leaving.store.ts';

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
  async function setEnding(
    { accountId, hold }: { accountId: string; hold: HoldLease },
    subscriptionId: string,
    isEnding: boolean,
  ) {
    const command = { subscriptionId, isEnding };
    await runOperation({ accountId, hold, kind: 'ending', command });
    await database.withSystem((tx) =>
      accounts.updateBillingAccount(tx, accountId, { is_ended_by_deactivation: isEnding }),
    );
  }

  return {
    /**
     * Makes Stripe follow the account: the subscription of a deactivated account ends with the paid
     * period, that of one that was reactivated in time continues, and invoices show the current details.
     */
    async followUp(accountId: string): Promise<JobResult> {
      const { owner, account } = await database.withSystem(async (tx) => ({
        owner: await accounts.findOwner(tx, accountId),
        account: await accounts.findBillingAccount(tx, accountId),
      }));
      if (!owner || !account || account.customer_id === null) return 'done';
      const { customer_id: customerId } = account;
      await withLease(accountId, async (hold) => {
        const { customer } = await sync.syncHeld(accountId, hold);
        if (!customer) return;
        const live = findLiveSubscription(customer);
        const isDeactivated = owner.deactivated_at !== null;
        const shouldEnd = live && isDeactivated && !live.isEnding;
        const shouldContinue = live?.isEnding && !isDeactivated && account.is_ended_by_deactivation;
        if (shouldEnd || shouldContinue) {
          await setEnding({ accountId, hold }, live.id, isDeactivated);
          await sync.syncHeld(accountId, hold);
        }
        await payments.updateCustomer(customerId, detailsOf(owner));
      });
      return 'done';
    },

    /** Requests a follow-up, which runs once the transaction commits. */
    requestFollowUp: (tx: AccountTransaction | SystemTransaction, accountId: string) =>
      jobs.add(tx, billingFollowUpsQueue, accountId),

    /** Stores the customer of an account in the transaction that deletes the account. */
    async noteDeletion(tx: SystemTransaction, accountId: string): Promise<void> {
      const customerId = await store.insertDeparture(tx, accountId);
      if (customerId !== undefined) await jobs.add(tx, billingDeparturesQueue, customerId);
    },

    /** Deletes a customer in Stripe with its personal data, which also cancels its subscription. */
    async deleteCustomer(customerId: string): Promise<JobResult> {
      await payments.deleteCustomer(customerId);
      await database.withSystem((tx) => store.deleteDeparture(tx, customerId));
      return 'done';
    },
  };
}
