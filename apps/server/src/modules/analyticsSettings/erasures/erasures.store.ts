import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';

/** How a domain's records are found: by the host, or by the keys of its sites where no host is stored. */
export interface ErasedSites {
  accountId: string;
  host: string;
  /** Keys of sites, in hexadecimal. */
  keys: readonly string[];
}

const bytes = (keys: readonly string[]) =>
  sql`select decode(key, 'hex') from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key`;

/** Returns the keys of the sites on a host, in hexadecimal. */
export async function findSiteKeys(
  tx: AccountTransaction,
  accountId: string,
  host: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('sites')
    .select(sql<string>`encode(site_key, 'hex')`.as('key'))
    .distinct()
    .where('account_id', '=', accountId)
    .where('host', '=', host)
    .execute();
  return rows.map(({ key }) => key);
}

/** Returns the days on which products of the account were checked, oldest first. */
export async function listDays(tx: AccountTransaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('day_rollups')
    .select('day')
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** Deletes the daily records of one day. Returns the product and the key of each. */
export async function deleteSiteDays(
  tx: AccountTransaction,
  day: string,
  { accountId, host, keys }: ErasedSites,
): Promise<{ item_id: string; key: string }[]> {
  const { rows } = await sql<{ item_id: string; key: string }>`
    delete from site_days
    where account_id = ${accountId} and day = ${day}
      and (host = ${host} or site_key in (${bytes(keys)}))
    returning item_id, encode(site_key, 'hex') as key`.execute(tx);
  return rows;
}

/**
 * Deletes the snapshots of products on a day. The day becomes due to be counted again, a running count is
 * discarded, and snapshots in the memory of any server become outdated.
 */
export async function deleteSnapshots(
  tx: AccountTransaction,
  accountId: string,
  day: string,
  productIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('day_rollups')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('item_id', 'in', productIds)
    .orderBy('item_id')
    .forUpdate()
    .execute();
  // A count is written only if nothing newer was counted, so the day counts as counted now.
  const now = sql<Date>`greatest(clock_timestamp(), changed_at)`;
  await tx
    .updateTable('day_rollups')
    .set({
      rolled_up_at: now,
      changed_at: sql<Date>`${now} + case when is_closed then interval '0'
        else interval '1 microsecond' end`,
      claimed_until: null,
    })
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('item_id', 'in', productIds)
    .execute();
  // After the lock, so that a count that was just written is deleted, too.
  await tx
    .deleteFrom('day_snapshots')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('item_id', 'in', productIds)
    .execute();
}

/** Deletes the newest checks of sites. Returns their number. */
export async function deleteSites(
  tx: AccountTransaction,
  { accountId, host, keys }: ErasedSites,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sites where account_id = ${accountId}
      and (host = ${host} or site_key in (${bytes(keys)}))`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes what is known of the updates of sites. Returns the number of rows. */
export async function deleteSiteReleases(
  tx: AccountTransaction,
  { accountId, keys }: ErasedSites,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from site_releases where account_id = ${accountId}
      and site_key in (${bytes(keys)})`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes the account's log of license checks about a domain. Returns the number of rows. */
export async function deleteDecisions(
  tx: AccountTransaction,
  accountId: string,
  domain: string,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('license_decisions')
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns the newest receipt with a reference. */
export function findReceipt(
  tx: AccountTransaction,
  accountId: string,
  reference: string,
): Promise<Row<'domain_erasures'> | undefined> {
  return tx
    .selectFrom('domain_erasures')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .orderBy('erased_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a receipt. */
export function insertReceipt(
  tx: AccountTransaction,
  row: { id: string; account_id: string; reference: string; erased_by: string; rows: string },
): Promise<Row<'domain_erasures'>> {
  return tx.insertInto('domain_erasures').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Returns receipts, newest first. */
export function listReceipts(
  tx: AccountTransaction,
  accountId: string,
  limit: number,
): Promise<Row<'domain_erasures'>[]> {
  return tx
    .selectFrom('domain_erasures')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('erased_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes all but the newest receipts. */
export async function deleteOldReceipts(
  tx: AccountTransaction,
  accountId: string,
  stored: number,
): Promise<void> {
  await tx
    .deleteFrom('domain_erasures')
    .where('account_id', '=', accountId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('domain_erasures')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('erased_at', 'desc')
        .orderBy('id')
        .offset(stored),
    )
    .execute();
}
