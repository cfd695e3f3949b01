import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';
import type { LicenseFields } from '../licenseFields.rules.ts';
import type { KnownLicense, KnownProduct } from './licenseImport.rules.ts';

/** Returns values as JSON. Unpaired surrogates, which Postgres rejects, become replacement characters. */
const toJson = (values: readonly unknown[]) =>
  JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );

const texts = (values: readonly string[]) =>
  sql`jsonb_array_elements_text(${toJson(values)}::jsonb)`;

/** A key as the database compares it, and the license that has it. */
export interface FoundKey {
  folded: string;
  known: KnownLicense | undefined;
}

/**
 * Reads and locks the licenses that have these keys, with their domains. Each key has its own index
 * scan: for an account that seems small, the planner would otherwise read all of its licenses.
 */
export async function lockByKeys(
  tx: AccountTransaction,
  accountId: string,
  keys: readonly string[],
): Promise<FoundKey[]> {
  const { rows } = await sql<Omit<KnownLicense, 'id'> & { id: string | null; folded: string }>`
    with requested as materialized (select lower(key) as folded, ordinal
      from ${texts(keys)} with ordinality as given(key, ordinal)),
    known as materialized (select license.* from (select distinct folded from requested order by folded)
      as wanted cross join lateral (select * from licenses where key_folded = wanted.folded
        and account_id = ${accountId} limit 1 for no key update) as license)
    select requested.folded, known.id, known.key, known.item_id, known.customer_id,
      known.activation_limit, known.expires_at, known.domain, known.max_version, known.notes,
      known.suspended_at,
      customers.email as customer_email, coalesce((select jsonb_agg(domain) from license_activations
        where license_id = known.id), '[]'::jsonb) as domains
    from requested left join known on known.key_folded = requested.folded
    left join customers on customers.id = known.customer_id order by requested.ordinal`.execute(tx);
  return rows.map(({ folded, id, ...rest }) => ({
    folded,
    known: id ? { ...rest, id } : undefined,
  }));
}

/** Returns the products with these ids, slugs or names, and locks them against deletion. */
export async function findProducts(
  tx: AccountTransaction,
  accountId: string,
  names: readonly string[],
): Promise<KnownProduct[]> {
  const named = sql`(select lower(name) from ${texts(names)} as named(name))`;
  const { rows } = await sql<KnownProduct>`select id, name, slug from items
    where account_id = ${accountId} and (id::text in ${named} or slug in ${named}
      or lower(trim(name)) in ${named}) for key share`.execute(tx);
  return rows;
}

/** An e-mail address as the database compares it, and its oldest customer. */
export interface FoundEmail {
  folded: string;
  id: string | null;
}

/** Returns the customers with these e-mail addresses, and locks them against deletion. */
export async function findCustomers(
  tx: AccountTransaction,
  accountId: string,
  emails: readonly string[],
): Promise<Map<string, FoundEmail>> {
  const { rows } = await sql<FoundEmail & { email: string }>`
    with requested as materialized (select email, lower(email) as folded
      from ${texts(emails)} as given(email))
    select requested.email, requested.folded, oldest.id from requested left join lateral (select id from customers
      where account_id = ${accountId} and email_folded = requested.folded
      order by created_at, id limit 1 for key share) as oldest on true`.execute(tx);
  return new Map(rows.map(({ email, folded, id }) => [email, { folded, id }]));
}

/** Adds customers. */
export async function insertCustomers(
  tx: AccountTransaction,
  rows: readonly NewRow<'customers'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into customers (id, account_id, email, first_name, last_name)
    select * from jsonb_to_recordset(${toJson(rows)}::jsonb)
      as r(id uuid, account_id uuid, email text, first_name text, last_name text)`.execute(tx);
}

/** A license to insert or update. */
export type ImportedLicense = Omit<LicenseFields, 'customer_id'> & {
  id: string;
  account_id: string;
  customer_id: string | null;
  suspended_at: Date | null;
  /** Undefined for a license that is created now. */
  created_at: Date | undefined;
};

const columns = `id uuid, account_id uuid, item_id uuid, customer_id uuid, key text,
  activation_limit integer, expires_at timestamptz, domain text, max_version text, notes text,
  suspended_at timestamptz, created_at timestamptz`;

/**
 * Adds licenses. Those without a time of creation are created in the order of the file, so that the
 * last row is the newest license. Those of the same time are in the order of an export, newest first.
 */
export async function insertLicenses(
  tx: AccountTransaction,
  rows: readonly ImportedLicense[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into licenses (id, account_id, item_id, customer_id, key, activation_limit,
      expires_at, domain, max_version, notes, suspended_at, created_at)
    select r.id, r.account_id, r.item_id, r.customer_id, r.key, r.activation_limit, r.expires_at,
      r.domain, r.max_version, r.notes, r.suspended_at,
      coalesce(r.created_at - r.line * interval '1 microsecond' + interval '999 microseconds',
        now() + r.line * interval '1 microsecond')
    from rows from (jsonb_to_recordset(${toJson(rows)}::jsonb) as (${sql.raw(columns)}))
      with ordinality as r(id, account_id, item_id, customer_id, key, activation_limit, expires_at,
        domain, max_version, notes, suspended_at, created_at, line)`.execute(tx);
}

/** Updates licenses with the values of the file. */
export async function updateLicenses(
  tx: AccountTransaction,
  rows: readonly ImportedLicense[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update licenses set item_id = r.item_id, customer_id = r.customer_id,
      activation_limit = r.activation_limit, expires_at = r.expires_at, domain = r.domain,
      max_version = r.max_version, notes = r.notes, suspended_at = r.suspended_at,
      updated_at = now()
    from jsonb_to_recordset(${toJson(rows)}::jsonb) as r(${sql.raw(columns)})
    where licenses.id = r.id and licenses.account_id = r.account_id`.execute(tx);
}

/** Adds activations. Existing ones stay unchanged. */
export async function insertActivations(
  tx: AccountTransaction,
  rows: readonly NewRow<'license_activations'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into license_activations (id, account_id, license_id, domain, counts)
    select * from jsonb_to_recordset(${toJson(rows)}::jsonb)
      as r(id uuid, account_id uuid, license_id uuid, domain text, counts boolean)
    on conflict (license_id, domain) do nothing`.execute(tx);
}
