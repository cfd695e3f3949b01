import { sql } from 'kysely';
import { asOwner } from '../../db/asOwner.ts';
import type { SystemTransaction } from '../../db/database.ts';
import { liftStatementLimit } from '../../db/statementLimit.ts';

/** A range of row numbers to add: `from` to `to` (exclusive), of a total of `of`. */
export interface RowRange {
  accountId: string;
  from: number;
  to: number;
  of: number;
}

/** The number of licenses per customer. */
export const PER_CUSTOMER = 4;

const series = ({ from, to }: RowRange) =>
  sql`generate_series(${from}::integer, ${to - 1}::integer) n`;

/** Returns an expression for an id that is derived from a name and the row number. */
const idOf = (name: string, accountId: string) => sql`md5(${`${name} ${accountId} `} || n)::uuid`;

/** Adds customers. */
export async function insertCustomers(tx: SystemTransaction, numbers: RowRange): Promise<void> {
  const { accountId } = numbers;
  await sql`insert into customers (id, account_id, email, first_name, last_name, notes)
    select ${idOf('customer', accountId)}, ${accountId}, 'buyer-' || n || '@shop-' || n % 5000 || '.example',
      (array['Ada', 'Grace', 'Mara', 'Ines', 'Noor', 'Tove', 'Yara'])[1 + n % 7],
      (array['Hopper', 'Reyes', 'Lovelace', 'Okafor', 'Lindqvist'])[1 + n % 5],
      case n % 9 when 0 then 'Asks for invoices.' else '' end
    from ${series(numbers)}`.execute(tx);
}

/** Whether a license has an activation, and whether that is on a staging site. */
const isUsed = sql`(n % 3 > 0)`;
const isStaging = sql`(n % 15 = 1)`;

const createdAt = (of: number) =>
  sql`(now() - (${of}::integer - n) * (interval '3 years' / ${of}::integer))`;

/** Adds licenses in every status, created over the last three years. */
export async function insertLicenses(tx: SystemTransaction, numbers: RowRange): Promise<void> {
  const { accountId, of } = numbers;
  await sql`
    with products as (select array_agg(id order by created_at, id) as ids from items
      where account_id = ${accountId})
    insert into licenses (id, account_id, item_id, customer_id, key, activation_limit, expires_at,
      domain, notes, suspended_at, created_at, site_count, active_sites)
    select ${idOf('license', accountId)}, ${accountId},
      case n % 12 when 0 then null else products.ids[1 + n % greatest(array_length(products.ids, 1), 1)] end,
      md5(${`customer ${accountId} `} || n / ${PER_CUSTOMER}::integer)::uuid, md5(${accountId} || n)::uuid,
      (array[0, 1, 1, 3, 5, 25])[1 + n % 6],
      case n % 10 when 0 then null else now() + (hashint4(n)::bigint % 500 + 250) * interval '1 day' end,
      case n % 50 when 0 then 'only-' || n || '.example.com' else '' end,
      (array['', '', '', 'Spring sale', 'Agency, renews yearly', 'Refunded once'])[1 + n % 6]
        || case n % 1000 when 7 then ' order ' || n else '' end,
      case n % 80 when 0 then now() - interval '3 days' end,
      ${createdAt(of)}, ${isUsed}::integer, (${isUsed} and not ${isStaging})::integer
    from ${series(numbers)}, products`.execute(tx);
}

/** Adds an activation for two of three licenses. */
export async function insertSites(tx: SystemTransaction, numbers: RowRange): Promise<void> {
  const { accountId, of } = numbers;
  await sql`insert into license_activations (id, account_id, license_id, domain, counts,
      plugin_version, first_seen_at, last_seen_at, license_created_at)
    select ${idOf('site', accountId)}, ${accountId}, ${idOf('license', accountId)},
      case when ${isStaging} then 'staging.' else '' end || 'site-' || n || '.client-' || n % 20000 || '.com',
      not ${isStaging}, '2.' || n % 9 || '.0', now() - interval '90 days',
      now() - (n % 2000) * interval '1 minute', ${createdAt(of)}
    from ${series(numbers)} where ${isUsed}`.execute(tx);
}

/** Counts the licenses that were seeded before. */
export async function countSeededLicenses(
  tx: SystemTransaction,
  accountId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from customers
    where account_id = ${accountId} and email_folded like 'buyer-%@shop-%'`.execute(tx);
  return Number(rows[0]?.count) * PER_CUSTOMER;
}

/** The tables that rows are added to. */
export const LICENSE_TABLES = ['customers', 'licenses', 'license_activations'] as const;

const tables = sql`unnest(${`{${LICENSE_TABLES.join()}}`}::regclass[])`;

/**
 * Runs inserts of millions of rows without indexes, foreign keys and triggers, then restores these. The
 * inserts must set the columns that triggers would set.
 */
export async function inBulk(tx: SystemTransaction, work: () => Promise<void>): Promise<void> {
  await liftStatementLimit(tx);
  const restoring = await asOwner(tx, async () => {
    const { rows } = await sql<{ drop: string; restore: string }>`
      select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
        from pg_index where indrelid in (select ${tables}) and not exists (
          select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
      union all select format('alter table %s drop constraint %I', conrelid::regclass, conname),
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid))
        from pg_constraint where contype = 'f' and conrelid in (select ${tables})
      union all select format('alter table %s disable trigger user', of), format(
        'alter table %s enable trigger user', of) from ${tables} of`.execute(tx);
    for (const { drop } of rows) await sql.raw(drop).execute(tx);
    return rows.map(({ restore }) => restore);
  });
  await work();
  await asOwner(tx, async () => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    for (const restore of restoring) await sql.raw(restore).execute(tx);
  });
}
