import type { LicenseBulkAction } from '@pressdock/api';
import { LICENSE_BULK } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';

/** A change to licenses. */
export type BulkChange =
  | { action: 'extend'; days: number; months: number }
  | { action: 'extend'; until: Date }
  | { action: Exclude<LicenseBulkAction, 'extend'> };

/** The licenses to change, and the undo token of the change. */
export interface BulkTarget {
  accountId: string;
  ids: readonly string[];
  undoId: string;
  now: Date;
}

/** Matches licenses that a change affects. It never adds an expiry or moves one earlier. */
function isAffected(change: BulkChange): RawBuilder<boolean> {
  if (change.action === 'suspend') return sql`suspended_at is null`;
  if (change.action === 'reinstate') return sql`suspended_at is not null`;
  if (change.action === 'delete') return sql`true`;
  return 'until' in change ? sql`expires_at < ${change.until}` : sql`expires_at is not null`;
}

function newValues(change: BulkChange, now: Date): RawBuilder<unknown> {
  if (change.action === 'suspend') return sql`suspended_at = ${now}`;
  if (change.action === 'reinstate') return sql`suspended_at = null`;
  if ('until' in change) return sql`expires_at = ${change.until}`;
  const { days, months } = 'days' in change ? change : { days: 0, months: 0 };
  return sql`expires_at = least((greatest(expires_at, ${now}::timestamptz) at time zone 'UTC'
    + make_interval(months => ${months}, days => ${days})) at time zone 'UTC',
    '9999-12-31T23:59:59.999Z'::timestamptz)`;
}

/** Changes licenses and stores their previous state. Returns how many were found and changed. */
export async function changeMany(
  tx: AccountTransaction,
  change: BulkChange,
  { accountId, ids, undoId, now }: BulkTarget,
): Promise<{ matched: number; changed: number }> {
  const isSelected = sql`account_id = ${accountId} and id = any(${`{${ids.join()}}`}::uuid[])`;
  const { rows } =
    await sql`select id from licenses where ${isSelected} order by id for update`.execute(tx);
  const previous = (rows: RawBuilder<unknown>) =>
    change.action === 'delete'
      ? sql`coalesce((select jsonb_agg(to_jsonb(own) - 'search') from ${rows} own
          where own.license_id = licenses.id), '[]'::jsonb)`
      : sql`'[]'::jsonb`;
  const isChanging = sql`${isSelected} and ${isAffected(change)}`;
  const until = new Date(now.getTime() + LICENSE_BULK.undoMinutes * 60_000);
  const { numAffectedRows } = await sql`insert into license_undo (undo_id, license_id, account_id,
      action, license, activations, notices, acted_at, expires_at)
    select ${undoId}::uuid, id, account_id, ${change.action}, to_jsonb(licenses) - 'search',
      ${previous(sql`license_activations`)}, ${previous(sql`license_notices`)}, ${now}, ${until}
    from licenses where ${isChanging}`.execute(tx);
  if (change.action === 'delete') await sql`delete from licenses where ${isChanging}`.execute(tx);
  else {
    await sql`update licenses set ${newValues(change, now)}, updated_at = ${now}
      where ${isChanging}`.execute(tx);
  }
  return { matched: rows.length, changed: Number(numAffectedRows ?? 0n) };
}

/** Returns the change of an undo token, and how many licenses it changed. */
export async function findUndo(
  tx: AccountTransaction,
  accountId: string,
  undoId: string,
): Promise<{ action: string; count: number; actedAt: Date } | undefined> {
  const { rows } = await sql<{ action: string; count: number; acted_at: Date }>`
    select action, count(*) as count, min(acted_at) as acted_at from license_undo
    where account_id = ${accountId} and undo_id = ${undoId} and expires_at > now()
    group by action`.execute(tx);
  const [found] = rows;
  return found && { action: found.action, count: Number(found.count), actedAt: found.acted_at };
}

/** Returns whether licenses were added after a time, also if they were deleted since. */
export async function hasLicensesSince(tx: AccountTransaction, accountId: string, time: Date) {
  const { rows } = await sql`
    select 1 from licenses where account_id = ${accountId} and created_at > ${time}
    union all select 1 from license_undo where account_id = ${accountId} and action = 'delete'
      and (license ->> 'created_at')::timestamptz > ${time} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Deletes an undo token. */
export async function deleteUndo(tx: AccountTransaction, accountId: string, undoId: string) {
  await sql`delete from license_undo where account_id = ${accountId}
    and undo_id = ${undoId}`.execute(tx);
}

/** Restores licenses that have not changed since. Returns how many. */
export async function undoChange(
  tx: AccountTransaction,
  accountId: string,
  undoId: string,
): Promise<number> {
  const result = await sql`update licenses set updated_at = now(),
      expires_at = (undo.license ->> 'expires_at')::timestamptz,
      suspended_at = (undo.license ->> 'suspended_at')::timestamptz
    from license_undo undo where undo.account_id = ${accountId} and undo.undo_id = ${undoId}
      and licenses.id = undo.license_id and licenses.account_id = ${accountId}
      and licenses.updated_at = undo.acted_at`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Restores deleted licenses with their activations and notices, and returns how many. Skips
 * licenses whose product was deleted or whose key was reused.
 */
export async function undoDeletion(
  tx: AccountTransaction,
  accountId: string,
  undoId: string,
): Promise<number> {
  const isUndone = sql`undo.account_id = ${accountId} and undo.undo_id = ${undoId}`;
  const restored = await sql`insert into licenses (id, account_id, item_id, customer_id, key,
      activation_limit, expires_at, domain, max_version, notes, suspended_at, created_at, revision,
      updated_at)
    select old.id, undo.account_id, old.item_id, customers.id, old.key, old.activation_limit,
      old.expires_at, old.domain, old.max_version, old.notes, old.suspended_at, old.created_at,
      old.revision + 1, now()
    from license_undo undo cross join lateral jsonb_to_record(undo.license) as old(id uuid,
      item_id uuid, customer_id uuid, key text, activation_limit integer, expires_at timestamptz,
      domain text, max_version text, notes text, suspended_at timestamptz, created_at timestamptz,
      revision integer)
    left join customers on customers.id = old.customer_id and customers.account_id = undo.account_id
    left join items on items.id = old.item_id and items.account_id = undo.account_id
    where ${isUndone} and (old.item_id is null or items.id is not null)
    on conflict do nothing`.execute(tx);
  await sql`insert into license_activations
      (id, account_id, license_id, domain, counts, plugin_version, first_seen_at, last_seen_at)
    select used.id, undo.account_id, undo.license_id, used.domain, used.counts, used.plugin_version,
      used.first_seen_at, used.last_seen_at
    from license_undo undo cross join lateral jsonb_to_recordset(undo.activations) as used(id uuid,
      domain text, counts boolean, plugin_version text, first_seen_at timestamptz,
      last_seen_at timestamptz)
    join licenses on licenses.id = undo.license_id and licenses.account_id = undo.account_id
    where ${isUndone} on conflict do nothing`.execute(tx);
  await sql`insert into license_notices
      (license_id, account_id, kind, expires_at, activation_limit, created_at)
    select undo.license_id, undo.account_id, notice.kind, notice.expires_at, notice.activation_limit,
      notice.created_at
    from license_undo undo cross join lateral jsonb_to_recordset(undo.notices) as notice(kind text,
      expires_at timestamptz, activation_limit integer, created_at timestamptz)
    join licenses on licenses.id = undo.license_id and licenses.account_id = undo.account_id
    where ${isUndone} on conflict do nothing`.execute(tx);
  return Number(restored.numAffectedRows ?? 0n);
}

/** Deletes expired undo tokens. */
export async function deleteExpiredUndo(tx: SystemTransaction): Promise<void> {
  await tx.deleteFrom('license_undo').where('expires_at', '<', new Date()).execute();
}
