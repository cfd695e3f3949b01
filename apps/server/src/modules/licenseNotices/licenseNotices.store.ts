import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';

/** A kind of notice. */
export type Notice = 'expiring' | 'expired' | 'limitReached';

/** When licenses expire: soon until `until`, recently since `since`. */
export interface Window {
  since: Date;
  now: Date;
  until: Date;
}

/** Returns which licenses a notice is about, and the terms under which it was sent. */
function matchDue(notice: Notice, { since, now, until }: Window) {
  if (notice === 'expiring') {
    return {
      isDue: sql<SqlBool>`l.suspended_at is null and l.expires_at > ${now} and l.expires_at <= ${until}`,
      limit: sql<number>`0`,
    };
  }
  if (notice === 'expired') {
    // A license that was imported after its end did not expire here.
    return {
      isDue: sql<SqlBool>`l.suspended_at is null and l.expires_at > ${since} and l.expires_at <= ${now}
        and l.created_at < l.expires_at`,
      limit: sql<number>`0`,
    };
  }
  return {
    isDue: sql<SqlBool>`l.suspended_at is null and l.is_full
      and (l.expires_at is null or l.expires_at > ${now})`,
    limit: sql<number>`l.activation_limit`,
  };
}

/** Returns the accounts with due notices, except deactivated ones. */
export async function listAccounts(
  tx: SystemTransaction,
  notice: Notice,
  window: Window,
): Promise<string[]> {
  const { isDue, limit } = matchDue(notice, window);
  const { rows } = await sql<{ account_id: string }>`select distinct l.account_id
    from licenses l join users u on u.id = l.account_id and u.deactivated_at is null
    where ${isDue} and not exists (select from license_notices n
      where n.license_id = l.id and n.kind = ${notice} and n.activation_limit = ${limit}
        and n.expires_at = coalesce(l.expires_at, 'infinity'))`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** A license with a new notice, and the name of its product; an all-product license has none. */
export interface NoticedLicense {
  key: string;
  activation_limit: number;
  expires_at: Date | null;
  item_id: string | null;
  name: string | null;
}

/** Records due notices and returns their licenses. Each notice is returned to one caller only. */
export async function recordNotices(
  tx: AccountTransaction,
  accountId: string,
  notice: Notice,
  window: Window,
): Promise<NoticedLicense[]> {
  const { isDue, limit } = matchDue(notice, window);
  const { rows } = await sql<NoticedLicense>`with noted as (
      insert into license_notices (license_id, account_id, kind, expires_at, activation_limit)
      select l.id, l.account_id, ${notice}, coalesce(l.expires_at, 'infinity'), ${limit}
      from licenses l where l.account_id = ${accountId} and ${isDue}
      on conflict do nothing returning license_id)
    select l.key, l.activation_limit, l.expires_at, l.item_id, i.name
    from noted join licenses l on l.id = noted.license_id left join items i on i.id = l.item_id
    order by l.expires_at, l.id`.execute(tx);
  return rows;
}

/** Returns the owner of an account, and whether they want e-mails about licenses. */
export function findOwner(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'first_name as name', 'receive_email_notifications as isWanted'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
