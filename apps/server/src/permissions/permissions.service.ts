import type { AccountTransaction } from '../db/database.ts';
import { forbidden, notFound } from '../errors.ts';
import { isWithinLimit, limitsOf } from './limits.rules.ts';
import { countUsage } from './limits.store.ts';
import { type Addition, permissionMessages } from './permissions.messages.ts';
import { additionLimits, explainDenial } from './permissions.rules.ts';
import { lockPermissionFacts } from './permissions.store.ts';

/** Returns an account's plan, and locks the account until the transaction ends. */
export async function lockPlan(tx: AccountTransaction, accountId: string): Promise<string> {
  const account = await lockPermissionFacts(tx, accountId);
  if (!account) throw notFound();
  return account.selected_plan;
}

/**
 * Throws if an account cannot add `count` objects. Called in the transaction that adds them; locks the
 * account, so that its additions are counted one at a time.
 */
export async function requirePermissionToAdd(
  tx: AccountTransaction,
  accountId: string,
  what: Addition,
  count = 1,
): Promise<void> {
  const account = await lockPermissionFacts(tx, accountId);
  if (!account) throw notFound();
  const reason = explainDenial(what, account);
  if (reason !== undefined) throw forbidden(reason);
  const holder = { accountId, plan: account.selected_plan };
  await requireWithinLimit(tx, holder, additionLimits[what], count);
}

/** Throws if `count` more objects exceed the limit of the plan of an account, which is locked. */
export async function requireWithinLimit(
  tx: AccountTransaction,
  { accountId, plan }: { accountId: string; plan: string },
  kind: (typeof additionLimits)[Addition],
  count: number,
): Promise<void> {
  const limit = limitsOf(plan)[kind];
  if (limit === null) return;
  const used = await countUsage(tx, accountId, kind, limit + 1);
  if (!isWithinLimit(plan, kind, used, count)) {
    throw forbidden(permissionMessages.overLimit(kind, limit));
  }
}
