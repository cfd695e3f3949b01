import { type SqlBool, sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** Stores the customer of an account that is being deleted; returns its id. */
export async function insertDeparture(
  tx: SystemTransaction,
  accountId: string,
): Promise<string | undefined> {
  const account = await tx
    .selectFrom('billing_accounts')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!account || account.customer_id === null) return undefined;
  await tx
    .insertInto('billing_departures')
    .values({ customer_id: account.customer_id })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  return account.customer_id;
}

/** Forgets a customer that Stripe has deleted. */
export async function deleteDeparture(tx: SystemTransaction, customerId: string): Promise<void> {
  await tx.deleteFrom('billing_departures').where('customer_id', '=', customerId).execute();
}

/** Returns the customers that Stripe still has to delete. */
export async function listDepartures(tx: SystemTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_departures')
    .select('customer_id')
    .orderBy('deleted_at')
    .limit(1000)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** Returns the accounts whose subscription does not follow their deactivation or reactivation yet. */
export async function listUnfollowed(tx: SystemTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_accounts')
    .innerJoin('users', 'users.id', 'billing_accounts.account_id')
    .select('account_id')
    .where('subscription_id', 'is not', null)
    .where(
      sql<SqlBool>`case when users.deactivated_at is null then is_ended_by_deactivation
        else status in ('active', 'trialing', 'past_due', 'unpaid') and ends_at is null end`,
    )
    .limit(1000)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
