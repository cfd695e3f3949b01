import { PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { Row, RowPatch } from '../../../db/schema.ts';

/** Why an account has a grant that nobody gave. */
const EARLIER_PLAN = 'The plan before billing';

/** An account's billing. */
export type BillingAccount = Row<'billing_accounts'>;

/** Returns an account's billing; undefined for one that never had any. */
export function findBillingAccount(
  tx: SystemTransaction,
  accountId: string,
): Promise<BillingAccount | undefined> {
  return tx
    .selectFrom('billing_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Reads and locks an account's billing, so that nobody claims it meanwhile. */
export function lockBillingAccount(
  tx: SystemTransaction,
  accountId: string,
): Promise<BillingAccount | undefined> {
  return tx
    .selectFrom('billing_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the account of a customer. */
export async function findAccountOfCustomer(
  tx: SystemTransaction,
  customerId: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('billing_accounts')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return found?.account_id;
}

/**
 * Adds the billing of an account, unless it has one. Plans that the account has already came from the time
 * before billing or from the operator, so they stay as a grant, which the operator can end.
 */
export async function addBillingAccount(tx: SystemTransaction, accountId: string): Promise<void> {
  await sql`
    insert into billing_accounts (account_id, granted_plan, granted_analytics_plan, grant_reason)
    select id, case when has_plan then selected_plan end, case when has_plan then analytics_plan end,
      case when has_plan then ${EARLIER_PLAN}::text end
    from (select *, selected_plan <> ${PLANS.none} or analytics_plan <> ${PLANS.none} as has_plan
      from users where id = ${accountId}) owner
    on conflict (account_id) do nothing`.execute(tx);
}

/** Changes an account's billing. */
export async function updateBillingAccount(
  tx: SystemTransaction,
  accountId: string,
  patch: RowPatch<'billing_accounts'>,
): Promise<void> {
  await tx.updateTable('billing_accounts').set(patch).where('account_id', '=', accountId).execute();
}

/** Reads and locks the owner's row, so that limits and plans do not change meanwhile. */
export function lockOwner(
  tx: SystemTransaction,
  accountId: string,
): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Reads the owner's row. */
export function findOwner(
  tx: SystemTransaction,
  accountId: string,
): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', accountId).executeTakeFirst();
}

/** Changes the owner's plans and payment state. */
export async function updateOwner(
  tx: SystemTransaction,
  accountId: string,
  patch: RowPatch<'users'>,
): Promise<void> {
  await tx.updateTable('users').set(patch).where('id', '=', accountId).execute();
}

/** A claim of an account's billing. */
interface Claim {
  accountId: string;
  lease: string;
}

/** The end of a lease by the clock of the database, which all servers share. */
const leaseEnd = (leaseMs: number) =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`;

/** Claims an account's billing; false while another request or job has it. */
export async function claimLease(
  tx: SystemTransaction,
  { accountId, lease }: Claim,
  leaseMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('billing_accounts')
    .set({ lease, leased_until: leaseEnd(leaseMs) })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(leased_until is null or leased_until < clock_timestamp())`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Prolongs a claim, unless another request or job has taken it over. */
export async function renewLease(
  tx: SystemTransaction,
  { accountId, lease }: Claim,
  leaseMs: number,
): Promise<void> {
  await tx
    .updateTable('billing_accounts')
    .set({ leased_until: leaseEnd(leaseMs) })
    .where('account_id', '=', accountId)
    .where('lease', '=', lease)
    .execute();
}

/** Releases an account's billing, if it is still claimed. */
export async function releaseLease(
  tx: SystemTransaction,
  { accountId, lease }: Claim,
): Promise<void> {
  await tx
    .updateTable('billing_accounts')
    .set({ lease: null, leased_until: null })
    .where('account_id', '=', accountId)
    .where('lease', '=', lease)
    .execute();
}

/** Returns the accounts whose billing the server manages, in order of their ids. */
export async function listManagedAccounts(
  tx: SystemTransaction,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_accounts')
    .select('account_id')
    .where(sql<boolean>`account_id > ${after}::uuid`)
    .where(({ eb }) =>
      eb.or([
        eb('customer_id', 'is not', null),
        eb('granted_plan', 'is not', null),
        eb('paying_referrals', '>', 0),
      ]),
    )
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Forgets a customer that Stripe has deleted. */
export async function forgetCustomer(
  tx: SystemTransaction,
  accountId: string,
  customerId: string,
): Promise<void> {
  await tx
    .updateTable('billing_accounts')
    .set({ customer_id: null })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .execute();
}

/**
 * Counts a paying referral for the account that referred another. Adds its billing if needed, so that it
 * keeps the plans from before billing.
 */
export async function countPayingReferral(
  tx: SystemTransaction,
  referrerId: string,
): Promise<void> {
  await addBillingAccount(tx, referrerId);
  await tx
    .updateTable('billing_accounts')
    .set({ paying_referrals: sql<number>`paying_referrals + 1` })
    .where('account_id', '=', referrerId)
    .execute();
}
