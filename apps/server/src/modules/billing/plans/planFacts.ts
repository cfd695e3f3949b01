import type { PlanUsageResponse } from '@pressdock/api';
import { PLAN_LIMIT_NAMES, type PlanLimit } from '@pressdock/api/limits';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { limitsOf } from '../../../permissions/limits.rules.ts';
import { readUsage } from '../../../permissions/usage.ts';
import { countCredits } from '../referrals/referrals.store.ts';
import * as store from '../state/billingAccounts.store.ts';
import type { PlanFacts, Usage } from './plans.mapping.ts';

/** Returns what an account uses of each kind that plans limit. */
async function readAllUsage(tx: SystemTransaction, accountId: string): Promise<Usage> {
  const usage = {} as Record<PlanLimit, number>;
  for (const kind of PLAN_LIMIT_NAMES) usage[kind] = await readUsage(tx, accountId, kind);
  return usage;
}

/**
 * Reads what the database knows about an account's plan. Members of a team and credits are not visible
 * to account transactions, so each query names the account.
 */
export function readPlanFacts(database: Database, accountId: string): Promise<PlanFacts> {
  return database.withSystem(async (tx) => {
    const owner = await store.findOwner(tx, accountId);
    if (!owner) throw notFound();
    return {
      owner,
      account: await store.findBillingAccount(tx, accountId),
      usage: await readAllUsage(tx, accountId),
      freeMonths: await countCredits(tx, accountId),
    };
  });
}

/** Reads what an account's plan includes and how much of it is used. */
export function readPlanUsage(database: Database, accountId: string): Promise<PlanUsageResponse> {
  return database.withSystem(async (tx) => {
    const owner = await store.findOwner(tx, accountId);
    if (!owner) throw notFound();
    return { limits: limitsOf(owner.selected_plan), usage: await readAllUsage(tx, accountId) };
  });
}
