import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';

/** What an owner is told of a licence. */
export type Notice = 'expiring' | 'limitReached';

/** From when to when a licence must end to be told of. */
export interface Window {
  now: Date;
  until: Date;
}

/** Which licences a notice is about, and under which terms it was told. */
function due(notice: Notice, { now, until }: Window) {
  if (notice === 'expiring') {
    return {
      isDue: sql<SqlBool>`l.suspended_at is null and l.expires_at > ${now} and l.expires_at <= ${until}`,
      limit: sql<number>`0`,
    };
  }
  return {
    isDue: sql<SqlBool>`l.suspended_at is null and l.is_full
      and (l.expires_at is null or l.expires_at > ${now})`,
    limit: sql<number>`l.activation_limit`,
  };
}

/** Lists the accounts that have something to be told. Those that are leaving are left alone. */
export async function listAccounts(
  tx: SystemTransaction,
  notice: Notice,
  window: Window,
): Promise<string[]> {
  const { isDue, limit } = due(notice, window);
  const { rows } = await sql<{ account_id: string }>`select distinct l.account_id
    from licenses l join users u on u.id = l.account_id and u.deactivated_at is null
    where ${isDue} and not exists (select from license_notices n
      where n.license_id = l.id and n.kind = ${notice} and n.activation_limit = ${limit}
        and n.expires_at = coalesce(l.expires_at, 'infinity'))`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** A licence that has just been noted, with the product it is for; an all-product licence has none. */
export interface NotedLicense {
  key: string;
  activation_limit: number;
  expires_at: Date | null;
  item_id: string | null;
  kind: 'plugin' | 'theme';
  name: string | null;
  slug: string;
  webhook_urls: string[];
}

/** Notes the licences to be told of and reads them: each is read by one caller only, once. */
export async function note(
  tx: AccountTransaction,
  accountId: string,
  notice: Notice,
  window: Window,
): Promise<NotedLicense[]> {
  const { isDue, limit } = due(notice, window);
  const { rows } = await sql<NotedLicense>`with noted as (
      insert into license_notices (license_id, account_id, kind, expires_at, activation_limit)
      select l.id, l.account_id, ${notice}, coalesce(l.expires_at, 'infinity'), ${limit}
      from licenses l where l.account_id = ${accountId} and ${isDue}
      on conflict do nothing returning license_id)
    select l.key, l.activation_limit, l.expires_at, l.item_id, i.kind, i.name, i.slug, i.webhook_urls
    from noted join licenses l on l.id = noted.license_id left join items i on i.id = l.item_id
    order by l.expires_at, l.id`.execute(tx);
  return rows;
}

/** Lists every address that the account's products have, each once with the oldest of them. */
export async function listReceivers(
  tx: AccountTransaction,
  accountId: string,
): Promise<{ itemId: string; url: string }[]> {
  const { rows } = await sql<{ itemId: string; url: string }>`
    select distinct on (url) i.id as "itemId", url
    from items i cross join lateral jsonb_array_elements_text(i.webhook_urls) as url
    where i.account_id = ${accountId} order by url, i.created_at, i.id`.execute(tx);
  return rows;
}

/** Reads whom an account's letters go to, and whether those about licences are wanted. */
export function findOwner(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'first_name as name', 'receive_email_notifications as isWanted'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
