import type { StripeSessionResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Payments } from '../../../ports/payments.ts';
import type { EnsureCustomer } from '../customers.ts';
import { orRefuse, type RunOperation } from '../operations.ts';
import { addBillingAccount, findBillingAccount } from '../state/billingAccounts.store.ts';
import type { WithBillingLease } from '../state/lease.ts';
import type { BillingSync } from '../state/sync.service.ts';

/** Creates the service. */
export function createCards({
  database,
  payments,
  ensureCustomer,
  runOperation,
  withLease,
  sync,
}: {
  database: Database;
  payments: Payments;
  ensureCustomer: EnsureCustomer;
  runOperation: RunOperation;
  withLease: WithBillingLease;
  sync: Pick<BillingSync, 'syncHeld'>;
}) {
  return {
    /** Starts a session on Stripe's page, and creates the customer when it is first needed. */
    async startSession({ accountId }: RequestContext): Promise<StripeSessionResponse> {
      await database.withSystem((tx) => addBillingAccount(tx, accountId));
      return withLease(accountId, async (hold) => {
        // Finds out whether the customer still exists.
        await orRefuse(sync.syncHeld(accountId, hold));
        const customerId = await orRefuse(ensureCustomer(accountId, hold));
        return runOperation({ accountId, hold, kind: 'session', command: { customerId } });
      });
    },

    /** Removes every card. Open invoices stay open. */
    async remove({ accountId }: RequestContext): Promise<void> {
      const account = await database.withSystem((tx) => findBillingAccount(tx, accountId));
      if (!account || account.customer_id === null) return;
      const { customer_id: customerId } = account;
      await withLease(accountId, async (hold) => {
        await orRefuse(payments.removeCards(customerId));
        await orRefuse(sync.syncHeld(accountId, hold));
      });
    },
  };
}
