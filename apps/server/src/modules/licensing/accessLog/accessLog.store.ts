import type { LicenseCall, LicenseVerdict, ProductKind } from '@pressdock/api';
import { LICENSE_DECISIONS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { ListCursor } from '../../../db/listCursor.rules.ts';
import { isAfterCursor, selectCursor } from '../../../db/listCursor.ts';
import { retentionRule } from '../../../db/retention/retentionRule.ts';
import type { DecisionRow } from './decisionLog.ts';

/** A decision with the key of its domain; null without a domain. */
export type KeyedDecisionRow = DecisionRow & { site_key: string | null };

/**
 * Stores decisions and counts repetitions. Decisions of deleted accounts, and those about a domain that was
 * erased since, are skipped.
 */
export async function writeDecisions(
  tx: SystemTransaction,
  rows: readonly KeyedDecisionRow[],
): Promise<void> {
  const accounts = [...new Set(rows.map(({ account_id }) => account_id))];
  // No domain is erased meanwhile.
  await sql`select from users where id = any(${`{${accounts.join()}}`}::uuid[])
    order by id for key share`.execute(tx);
  await sql`
    insert into license_decisions as known (account_id, key_hash, key_hint, license_id, domain,
      item_id, call, code, times, first_at, last_at)
    select r.account_id, r.key_hash, r.key_hint, r.license_id, r.domain, r.item_id, r.call, r.code,
      r.times, r.first_at, r.last_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(account_id uuid, key_hash text,
      key_hint text, license_id uuid, domain text, item_id uuid, call text, code text, times integer,
      first_at timestamptz, last_at timestamptz, site_key text)
    join users on users.id = r.account_id
    where not exists (select from erased_sites erased where erased.account_id = r.account_id
      and erased.site_key = decode(r.site_key, 'hex') and erased.erased_at >= r.last_at)
    order by r.account_id, r.key_hash, r.domain, r.item_id, r.call, r.code
    on conflict (account_id, key_hash, domain, item_id, call, code) do update set
      times = least(known.times::bigint + excluded.times, 2000000000)::integer,
      last_at = excluded.last_at, license_id = excluded.license_id, key_hint = excluded.key_hint`.execute(
    tx,
  );
}

const { days, unknownDays } = LICENSE_DECISIONS;
const isOldDecision = sql`(last_at < now() - make_interval(days => ${sql.lit(days)})
  or (license_id is null and last_at < now() - make_interval(days => ${sql.lit(unknownDays)})))`;

/** Deletes the decisions whose retention period is over. */
export async function deleteOldDecisions(tx: SystemTransaction): Promise<void> {
  await sql`delete from license_decisions where ${isOldDecision}`.execute(tx);
}

/** How long decisions are stored. */
export const decisionsRetention = retentionRule(
  'license_decisions',
  `Deleted ${days} days after last_at, those about unknown keys after ${unknownDays}.`,
  isOldDecision,
);

/** Selects a page of the decisions about a key or a domain. */
export interface DecisionPage {
  keyHash: string;
  domain: string | undefined;
  after: ListCursor | undefined;
  limit: number;
}

/** Identifies a decision, which has no id of its own. It hashes the columns of the unique index. */
const decisionId = sql`left(encode(sha256(convert_to(concat_ws(' ', known.key_hash, known.domain,
  known.item_id, known.call, known.code), 'UTF8')), 'hex'), 32)::uuid`;
const columns = { time: sql`known.last_at`, id: decisionId };

/** Returns decisions about a key or a domain, newest first. */
export async function listDecisions(
  tx: AccountTransaction,
  accountId: string,
  { keyHash, domain, after, limit }: DecisionPage,
) {
  const { rows } = await sql<{
    last_at: Date;
    first_at: Date;
    times: number;
    call: LicenseCall;
    code: LicenseVerdict;
    domain: string;
    key_hint: string;
    license_id: string | null;
    item_id: string | null;
    item_name: string | null;
    item_kind: ProductKind | null;
    cursor: ListCursor;
  }>`
    select known.last_at, known.first_at, known.times, known.call, known.code, known.domain,
      known.key_hint, licenses.id as license_id, items.id as item_id, items.name as item_name,
      items.kind as item_kind, ${selectCursor(columns)} as cursor
    from license_decisions known
    left join licenses on licenses.id = known.license_id and licenses.account_id = ${accountId}
    left join items on items.id = known.item_id and items.account_id = ${accountId}
    where known.account_id = ${accountId}
      and (known.key_hash = ${keyHash} or known.domain = ${domain ?? null})
      and known.last_at > now() - make_interval(days => ${LICENSE_DECISIONS.days})
      and ${isAfterCursor(columns, after)}
    order by known.last_at desc, ${decisionId} desc limit ${limit}`.execute(tx);
  return rows;
}

/** Returns whether an account has a product. */
export async function hasProduct(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const query = tx.selectFrom('items').select('id').where('account_id', '=', accountId);
  return (await query.where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Returns the number of the newest version of a product that is offered to sites. */
export async function findNewestOffered(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
): Promise<string | undefined> {
  const newest = await tx
    .selectFrom('versions')
    .select('version')
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .where('is_offered', '=', true)
    .orderBy('version_order', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version;
}

/** Returns the ids of the licenses that are for a domain or active on it. */
export async function findByDomain(
  tx: AccountTransaction,
  accountId: string,
  domain: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select license_id as id from license_activations
    where account_id = ${accountId} and domain = ${domain}
    union
    select id from licenses where account_id = ${accountId} and domain = ${domain} and domain <> ''
    limit ${LICENSE_DECISIONS.licenses}`.execute(tx);
  return rows.map(({ id }) => id);
}
