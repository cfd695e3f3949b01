import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';
import type { LicenseFields } from './licenseFields.rules.ts';
import type { KnownLicense, KnownProduct } from './licenseImport.rules.ts';

/** Values as one document; halves of characters, which none may hold, become signs of a fault. */
const documentOf = (values: readonly unknown[]) =>
  JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );

const texts = (values: readonly string[]) =>
  sql`jsonb_array_elements_text(${documentOf(values)}::jsonb)`;

/**
 * Reads the licences that have one of these keys, with their domains; others wait to change them. Each
 * is looked up by itself: a planner that thinks the account small would read all of it.
 */
export async function lockByKeys(
  tx: AccountTransaction,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, KnownLicense>> {
  const { rows } = await sql<KnownLicense & { key_folded: string }>`
    with known as materialized (select license.* from ${texts([...keys].sort())} as asked(key)
      cross join lateral (select * from licenses where key_folded = asked.key
        and account_id = ${accountId} limit 1 for no key update) as license)
    select known.id, known.key, known.key_folded, known.item_id, known.customer_id,
      known.activation_limit, known.expires_at, known.domain, known.max_version, known.notes,
      customers.email as customer_email, coalesce((select jsonb_agg(domain) from license_activations
        where license_id = known.id), '[]'::jsonb) as domains
    from known left join customers on customers.id = known.customer_id`.execute(tx);
  return new Map(rows.map((row) => [row.key_folded, row]));
}

/** Reads the products that are named by identifier, slug or name. */
export async function findProducts(
  tx: AccountTransaction,
  accountId: string,
  names: readonly string[],
): Promise<KnownProduct[]> {
  const named = sql`(select ${texts(names)})`;
  const { rows } = await sql<KnownProduct>`select id, name, slug from items
    where account_id = ${accountId} and (id::text in ${named} or slug in ${named}
      or lower(trim(name)) in ${named})`.execute(tx);
  return rows;
}

/** Reads which customers have one of these e-mails; of several the oldest. */
export async function findCustomers(
  tx: AccountTransaction,
  accountId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; id: string }>`
    select asked.email, oldest.id from ${texts(emails)} as asked(email)
    cross join lateral (select id from customers where account_id = ${accountId}
      and email_folded = asked.email order by created_at, id limit 1) as oldest`.execute(tx);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Adds customers. */
export async function insertCustomers(
  tx: AccountTransaction,
  rows: readonly NewRow<'customers'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into customers (id, account_id, email, first_name, last_name)
    select * from jsonb_to_recordset(${documentOf(rows)}::jsonb)
      as r(id uuid, account_id uuid, email text, first_name text, last_name text)`.execute(tx);
}

/** A licence on its way to the database. */
export type ImportedLicense = LicenseFields & { id: string; account_id: string };

const columns = sql`r(id uuid, account_id uuid, item_id uuid, customer_id uuid, key text,
  activation_limit integer, expires_at timestamptz, domain text, max_version text, notes text)`;

/** Adds licences, in the order of the file: the last line's is the newest. */
export async function insertLicenses(
  tx: AccountTransaction,
  rows: readonly ImportedLicense[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into licenses (id, account_id, item_id, customer_id, key, activation_limit,
      expires_at, domain, max_version, notes, created_at)
    select r.id, r.account_id, r.item_id, r.customer_id, r.key, r.activation_limit, r.expires_at,
      r.domain, r.max_version, r.notes, now() + r.line * interval '1 microsecond' from rows from (
      jsonb_to_recordset(${documentOf(rows)}::jsonb) as (id uuid, account_id uuid, item_id uuid,
        customer_id uuid, key text, activation_limit integer, expires_at timestamptz, domain text,
        max_version text, notes text)) with ordinality as r(id, account_id, item_id, customer_id,
        key, activation_limit, expires_at, domain, max_version, notes, line)`.execute(tx);
}

/** Gives licences the values of the file. */
export async function updateLicenses(
  tx: AccountTransaction,
  rows: readonly ImportedLicense[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update licenses set item_id = r.item_id, customer_id = r.customer_id,
      activation_limit = r.activation_limit, expires_at = r.expires_at, domain = r.domain,
      max_version = r.max_version, notes = r.notes, updated_at = now()
    from jsonb_to_recordset(${documentOf(rows)}::jsonb) as ${columns}
    where licenses.id = r.id and licenses.account_id = r.account_id`.execute(tx);
}

/** Notes where licences are in use; what is there stays as it is. */
export async function insertActivations(
  tx: AccountTransaction,
  rows: readonly NewRow<'license_activations'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into license_activations (id, account_id, license_id, domain, counts)
    select * from jsonb_to_recordset(${documentOf(rows)}::jsonb)
      as r(id uuid, account_id uuid, license_id uuid, domain text, counts boolean)
    on conflict (license_id, domain) do nothing`.execute(tx);
}
