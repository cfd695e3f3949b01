import type { ListAccountsQuery } from '@pressdock/api';
import { type SqlBool, sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { ListCursor } from '../../db/listCursor.rules.ts';
import { isAfterCursor, selectCursor } from '../../db/listCursor.ts';
import type { RowPatch } from '../../db/schema.ts';
import { likePattern } from '../../db/textSearch.ts';

const states: Readonly<Record<NonNullable<ListAccountsQuery['state']>, SqlCondition>> = {
  delinquent: sql<SqlBool>`users.is_delinquent`,
  suspended: sql<SqlBool>`users.suspended_at is not null`,
  deactivated: sql<SqlBool>`users.deactivated_at is not null`,
  unverified: sql<SqlBool>`(users.email_verified_at is null and not users.is_verification_waived)`,
  admin: sql<SqlBool>`users.is_admin`,
};

type SqlCondition = ReturnType<typeof sql<SqlBool>>;

/** An account with its counts and the owner of its team. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function selectAccounts(tx: SystemTransaction) {
  return tx
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .leftJoin('users as owner', 'owner.id', 'team_members.account_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.is_admin',
      'users.is_delinquent',
      'users.selected_plan',
      'users.analytics_plan',
      'users.can_add_feature_flag',
      'users.can_add_feature_flag_product',
      'users.can_add_license',
      'users.can_add_plugin_or_theme',
      'users.email_verified_at',
      'users.is_verification_waived',
      'users.suspended_at',
      'users.deactivated_at',
      'users.created_at',
      'owner.id as owner_id',
      'owner.email as owner_email',
    ])
    .select([
      sql<number>`(select count(*) from items where account_id = users.id)`.as('products'),
      sql<number>`(select count(*) from team_members team where team.account_id = users.id)`.as(
        'members',
      ),
      sql<Date | null>`(select max(last_used_at) from sessions where user_id = users.id)`.as(
        'last_used_at',
      ),
    ]);
}

const columns = { time: sql`users.created_at`, id: sql`users.id` };

/** Returns a page of accounts, newest first. */
export function listAccounts(
  tx: SystemTransaction,
  { q, state }: { q: string; state: ListAccountsQuery['state'] },
  { limit, after }: { limit: number; after: ListCursor | undefined },
) {
  const pattern = likePattern(q);
  return selectAccounts(tx)
    .$if(q !== '', (query) =>
      query.where(
        sql<SqlBool>`(users.email like ${pattern} or users.id::text like ${pattern}
          or lower(users.first_name || ' ' || users.last_name) like ${pattern})`,
      ),
    )
    .$if(state !== undefined, (query) => query.where(states[state ?? 'admin']))
    .select(selectCursor(columns).as('cursor'))
    .where(isAfterCursor(columns, after))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

/** Reads one account. */
export function findAccount(tx: SystemTransaction, id: string) {
  return selectAccounts(tx).where('users.id', '=', id).executeTakeFirst();
}

/** Returns whether a subscription or a grant decides an account's plans. */
export async function isBillingManaged(tx: SystemTransaction, id: string): Promise<boolean> {
  const managed = await tx
    .selectFrom('billing_accounts')
    .select('account_id')
    .where('account_id', '=', id)
    .where(({ eb }) =>
      eb.or([eb('customer_id', 'is not', null), eb('granted_plan', 'is not', null)]),
    )
    .executeTakeFirst();
  return managed !== undefined;
}

/** Changes an account; false if it does not exist. */
export async function updateAccount(
  tx: SystemTransaction,
  id: string,
  patch: RowPatch<'users'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ ...patch, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets the account that a session acts for, optionally until a given time. */
export async function pointSession(
  tx: SystemTransaction,
  sessionId: string,
  account: { accountId: string; until: Date | null },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ account_id: account.accountId, viewing_until: account.until })
    .where('id', '=', sessionId)
    .execute();
}
