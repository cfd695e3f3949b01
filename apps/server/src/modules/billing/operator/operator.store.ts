import type { ListBillingAccountsQuery } from '@pressdock/api';
import { type SqlBool, sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { ListCursor } from '../../../db/listCursor.rules.ts';
import { isAfterCursor, selectCursor } from '../../../db/listCursor.ts';
import { likePattern } from '../../../db/textSearch.ts';

type State = NonNullable<ListBillingAccountsQuery['state']>;

const entitled = sql`('active', 'trialing', 'past_due', 'unpaid')`;
const states: Readonly<Record<State, ReturnType<typeof sql<SqlBool>>>> = {
  subscribed: sql<SqlBool>`billing.status in ${entitled}`,
  delinquent: sql<SqlBool>`users.is_delinquent`,
  granted: sql<SqlBool>`(billing.granted_plan is not null
    and (billing.granted_until is null or billing.granted_until > now()))`,
};

function selectAccounts(tx: SystemTransaction) {
  return tx
    .selectFrom('users')
    .leftJoin('billing_accounts as billing', 'billing.account_id', 'users.id')
    .select(['users.id', 'users.email', 'users.selected_plan', 'users.analytics_plan'])
    .select(['users.is_delinquent', 'users.delinquent_since'])
    .select(['billing.customer_id', 'billing.status', 'billing.last_payment_amount'])
    .select(['billing.paid_plan', 'billing.paid_analytics_plan'])
    .select(['billing.last_payment_currency', 'billing.last_payment_at'])
    .select(['billing.granted_plan', 'billing.granted_analytics_plan'])
    .select(['billing.granted_until', 'billing.grant_reason']);
}

/** An account with its billing. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Reads one account. */
export function findAccount(tx: SystemTransaction, id: string) {
  return selectAccounts(tx).where('users.id', '=', id).executeTakeFirst();
}

const columns = { time: sql`users.created_at`, id: sql`users.id` };

/** Returns a page of accounts, newest first. */
export function listAccounts(
  tx: SystemTransaction,
  { q, state }: { q: string; state: State | undefined },
  { limit, after }: { limit: number; after: ListCursor | undefined },
) {
  const pattern = likePattern(q);
  return selectAccounts(tx)
    .$if(q !== '', (query) =>
      query.where(
        sql<SqlBool>`(users.email like ${pattern} or users.id::text like ${pattern}
          or billing.customer_id like ${pattern})`,
      ),
    )
    .$if(state !== undefined, (query) => query.where(states[state ?? 'subscribed']))
    .select(selectCursor(columns).as('cursor'))
    .where(isAfterCursor(columns, after))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the accounts in each state. */
export async function countStates(tx: SystemTransaction) {
  const { rows } = await sql<Record<State, number>>`select
    count(*) filter (where ${states.subscribed})::integer as subscribed,
    count(*) filter (where ${states.delinquent})::integer as delinquent,
    count(*) filter (where ${states.granted})::integer as granted
    from users left join billing_accounts billing on billing.account_id = users.id`.execute(tx);
  return rows[0] ?? { subscribed: 0, delinquent: 0, granted: 0 };
}

/** Returns the newest payment of all accounts. */
export function findNewestPayment(tx: SystemTransaction) {
  return tx
    .selectFrom('billing_accounts')
    .select(['last_payment_amount', 'last_payment_currency', 'last_payment_at'])
    .where('last_payment_at', 'is not', null)
    .orderBy('last_payment_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
