import { billingMessages, type ChangePlanRequest } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import { conflict } from '../../../errors.ts';
import type { CustomerState, Payments } from '../../../ports/payments.ts';
import { orRefuse, type RunOperation } from '../operations.ts';
import type { ReadPrices } from '../prices.ts';
import type { AccountPlans } from '../rules/billingState.rules.ts';
import {
  findLiveSubscription,
  findUnpriced,
  listIdleSubscriptions,
  type PlanChange,
  planChange,
  subscribedPlans,
} from '../rules/planChange.rules.ts';
import {
  addBillingAccount,
  type BillingAccount,
  findBillingAccount,
  updateBillingAccount,
} from '../state/billingAccounts.store.ts';
import type { WithBillingLease } from '../state/lease.ts';
import type { BillingSync } from '../state/sync.service.ts';

/** How old a preview may be, in seconds. */
const previewSeconds = 60 * 60;

/** The plans to change to; an omitted one stays. */
export type PlanChoice = {
  [Name in keyof AccountPlans]?: AccountPlans[Name] | undefined;
};

/** The figures of a preview. */
interface Previewed {
  prorationDate?: number | undefined;
  due?: ChangePlanRequest['due'];
}

/** Changes an account's subscription, and charges it. Refuses to charge another amount than a preview. */
export type ChangePlan = (
  accountId: string,
  choice: PlanChoice,
  previewed?: Previewed,
) => Promise<void>;

/** Returns the plans that a choice leads to. */
export function targetOf(current: AccountPlans, choice: PlanChoice): AccountPlans {
  return {
    plan: choice.plan ?? current.plan,
    analyticsPlan: choice.analyticsPlan ?? current.analyticsPlan,
  };
}

function requireRecent(prorationDate: number | undefined, now: number): number | null {
  if (prorationDate === undefined) return null;
  if (prorationDate > now || prorationDate < now - previewSeconds) {
    throw conflict(billingMessages.stalePreview);
  }
  return prorationDate;
}

/** The parts of the function. */
export interface ChangePlanDependencies {
  database: Database;
  payments: Payments;
  sync: Pick<BillingSync, 'syncHeld'>;
  readPrices: ReadPrices;
  runOperation: RunOperation;
  withLease: WithBillingLease;
}

/** Returns whether a change only removes from a subscription, which charges nothing. */
function isRemoval(plans: PlanChange): boolean {
  if (plans.kind !== 'change') return plans.kind === 'end';
  return plans.change.add.length === 0 && plans.change.replace.length === 0;
}

/** Returns the customer who pays for a change. Only a removal needs no card. */
function requirePayer(
  account: BillingAccount | undefined,
  customer: CustomerState | undefined,
  change: PlanChange,
): string {
  const canPay = isRemoval(change) || (customer && customer.card !== null);
  if (!account?.customer_id || !canPay) throw conflict(billingMessages.noCard);
  return account.customer_id;
}

/**
 * Creates the function. A second request waits for the first one, then reads Stripe and finds that
 * there is nothing left to change.
 */
export function createChangePlan(dependencies: ChangePlanDependencies): ChangePlan {
  const { database, payments, sync, readPrices, runOperation, withLease } = dependencies;

  /** Throws if a change would charge another amount than its preview showed. */
  async function requireAmount(customerId: string, change: PlanChange, due: Previewed['due']) {
    if (due === undefined || (change.kind !== 'create' && change.kind !== 'change')) return;
    const preview = await orRefuse(payments.previewSubscription(customerId, change));
    if (preview.amountDue !== due.amount || preview.currency !== due.currency) {
      throw conflict(billingMessages.stalePreview);
    }
  }

  return async (accountId, choice, { prorationDate, due } = {}) => {
    await database.withSystem((tx) => addBillingAccount(tx, accountId));
    await withLease(accountId, async (hold) => {
      const { customer } = await orRefuse(sync.syncHeld(accountId, hold));
      const account = await database.withSystem((tx) => findBillingAccount(tx, accountId));
      const live = findLiveSubscription(customer);
      const target = targetOf(subscribedPlans(live), choice);
      const prices = await orRefuse(readPrices());
      if (findUnpriced(target, prices) !== undefined) throw conflict(billingMessages.noPrice);
      const now = Math.floor(Date.now() / 1000);
      const date = requireRecent(prorationDate, now);
      const change = planChange(live, target, prices, date);
      const idle = listIdleSubscriptions(customer);
      if (change.kind !== 'nothing') {
        const customerId = requirePayer(account, customer, change);
        await requireAmount(customerId, change, due);
        const command = { ...change, customerId };
        await runOperation({ accountId, hold, kind: 'plan', command });
      }
      // They end once the choice applies, so that they are never charged besides it.
      for (const id of idle) await orRefuse(payments.cancelSubscription(id));
      // The choice replaces what follows from an earlier deactivation.
      await database.withSystem((tx) =>
        updateBillingAccount(tx, accountId, { is_ended_by_deactivation: false }),
      );
      if (change.kind === 'nothing' && idle.length === 0) return;
      await orRefuse(sync.syncHeld(accountId, hold));
    });
  };
}
