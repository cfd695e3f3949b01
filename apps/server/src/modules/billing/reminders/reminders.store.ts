import type { SystemTransaction } from '../../../db/database.ts';

/** Returns the accounts that owe an invoice or whose grant has ended. */
export async function listDueAccounts(tx: SystemTransaction, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_accounts')
    .innerJoin('users', 'users.id', 'billing_accounts.account_id')
    .select('account_id')
    .where(({ eb, and, or }) =>
      or([
        and([eb('users.is_delinquent', '=', true), eb('users.delinquent_since', 'is not', null)]),
        and([
          eb('granted_until', '<=', now),
          or([eb('synced_at', 'is', null), eb('synced_at', '<', eb.ref('granted_until'))]),
        ]),
      ]),
    )
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}
