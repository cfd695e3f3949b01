import { PLANS, UNBILLED_PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/**
 * Gives every account that billing decided about the plans of a server without billing, and ends what it
 * owes. What Stripe said last stays stored. An account that is released already keeps what the operator set.
 */
export async function releaseAccounts(tx: SystemTransaction): Promise<void> {
  const { selectedPlan, analyticsPlan } = UNBILLED_PLANS;
  // Only billing leaves accounts without a plan.
  await sql`
    insert into billing_accounts (account_id)
    select id from users where selected_plan = ${PLANS.none}
    on conflict (account_id) do nothing`.execute(tx);
  await sql`
    update users set selected_plan = ${selectedPlan}, analytics_plan = ${analyticsPlan},
      is_delinquent = is_delinquent and delinquent_since is null, delinquent_since = null,
      updated_at = now()
    from billing_accounts billing
    where billing.account_id = users.id and billing.released_at is null`.execute(tx);
  await sql`update billing_accounts set released_at = now() where released_at is null`.execute(tx);
}

/** Returns the accounts that are released. */
export async function listReleased(tx: SystemTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_accounts')
    .select('account_id')
    .where('released_at', 'is not', null)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
