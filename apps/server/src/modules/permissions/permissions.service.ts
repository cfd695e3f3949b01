import type { AccountTransaction } from '../../db/database.ts';
import { forbidden, notFound } from '../../errors.ts';
import type { Addition } from './permissions.messages.ts';
import { whyNotAdd } from './permissions.rules.ts';
import { lockPermitted } from './permissions.store.ts';

/**
 * Lets an account add something only where it may, inside the transaction that adds it. Its other
 * additions wait for this one.
 */
export async function requireRightToAdd(
  tx: AccountTransaction,
  accountId: string,
  what: Addition,
): Promise<void> {
  const account = await lockPermitted(tx, accountId);
  if (!account) throw notFound();
  const reason = whyNotAdd(what, account);
  if (reason !== undefined) throw forbidden(reason);
}
