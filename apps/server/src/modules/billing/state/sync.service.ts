import { randomUUID } from 'node:crypto';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import type { CustomerState, Payments } from '../../../ports/payments.ts';
import { referralsQueue } from '../billing.queues.ts';
import { readBillingState } from '../rules/billingState.rules.ts';
import { type AppliedState, applyState } from './applyState.ts';
import * as store from './billingAccounts.store.ts';
import type { HoldLease, WithBillingLease } from './lease.ts';

/** Sends the reminder that is due about an account's unpaid invoice, once each. */
export type SendReminders = (
  tx: SystemTransaction,
  applied: Pick<AppliedState, 'owner' | 'account'>,
  now: Date,
) => Promise<void>;

/** Records what differed from Stripe. */
type RecordDifferences = (
  tx: SystemTransaction,
  accountId: string,
  differences: readonly string[],
) => Promise<void>;

/** A customer that was read, and the changes that followed from it. */
export interface SyncResult {
  customer: CustomerState | undefined;
  /** The names of what changed, for the audit log. */
  differences: string[];
}

/** Reads an account's customer from Stripe and applies its state. */
export type BillingSync = ReturnType<typeof createBillingSync>;

/** Creates the service. Stripe decides, so events only cause that it is read again. */
export function createBillingSync({
  database,
  payments,
  jobs,
  withLease,
  sendReminders,
  now = () => new Date(),
}: {
  database: Database;
  payments: Payments;
  jobs: Jobs;
  withLease: WithBillingLease;
  sendReminders: SendReminders;
  now?: () => Date;
}) {
  /** Reads a customer. A card whose event was lost is the one that is charged from now on. */
  async function readCustomer(customerId: string): Promise<CustomerState | undefined> {
    const customer = await payments.readCustomer(customerId);
    const unused = customer?.unusedCardId ?? null;
    if (unused === null) return customer;
    // With a new key, because Stripe would only repeat an earlier failure.
    await payments.useCard(customerId, unused, `card-${unused}-${randomUUID()}`);
    return payments.readCustomer(customerId);
  }

  /** Applies what Stripe says now, while the caller holds the lease. */
  async function syncHeld(
    accountId: string,
    hold: HoldLease,
    record?: RecordDifferences,
  ): Promise<SyncResult> {
    const account = await database.withSystem((tx) => store.findBillingAccount(tx, accountId));
    const isManaged =
      account && (account.customer_id ?? account.granted_plan ?? account.synced_at) !== null;
    if (!isManaged) return { customer: undefined, differences: [] };
    const { customer_id: customerId } = account;
    const customer = customerId === null ? undefined : await readCustomer(customerId);
    const state = { ...readBillingState(customer), card: customer?.card ?? null };
    const applied = await database.withSystem(async (tx) => {
      const result = await applyState(tx, await hold(tx), state, now());
      if (!result) return undefined;
      // The customer was deleted in Stripe. The next card creates another one.
      if (!customer && customerId !== null) await store.forgetCustomer(tx, accountId, customerId);
      await sendReminders(tx, result, now());
      if (result.hasNewReferral) await addReferralJob(tx, result);
      if (result.differences.length > 0) await record?.(tx, accountId, result.differences);
      return result;
    });
    return { customer, differences: applied?.differences ?? [] };
  }

  async function addReferralJob(
    tx: Parameters<typeof applyState>[0],
    { owner }: AppliedState,
  ): Promise<void> {
    if (owner.referred_by !== null) await jobs.add(tx, referralsQueue, owner.referred_by);
  }

  return {
    syncHeld,
    /** @param record records differences in the transaction that repairs them */
    sync: (accountId: string, record?: RecordDifferences): Promise<SyncResult> =>
      withLease(accountId, (hold) => syncHeld(accountId, hold, record)),
  };
}
