import type { AccountTransaction } from '../db/database.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Addition } from './permissions.messages.ts';
import { explainDenial } from './permissions.rules.ts';
import { lockPermissionFacts } from './permissions.store.ts';

/** Returns an account's plan, and locks the account until the transaction ends. */
export async function lockPlan(tx: AccountTransaction, accountId: string): Promise<string> {
  const account = await lockPermissionFacts(tx, accountId);
  if (!account) throw notFound();
  return account.selected_plan;
}

/**
 * Throws if an account cannot add an object. Called in the transaction that adds it; locks the
 * account, so that its additions are counted one at a time.
 */
export async function requirePermissionToAdd(
  tx: AccountTransaction,
  accountId: string,
  what: Addition,
): Promise<void> {
  const account = await lockPermissionFacts(tx, accountId);
  if (!account) throw notFound();
  const reason = explainDenial(what, account);
  if (reason !== undefined) throw forbidden(reason);
}
