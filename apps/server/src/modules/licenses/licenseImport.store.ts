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

/** A key as the database compares it, and the licence that has it. */
export interface AskedKey {
  folded: string;
  known: KnownLicense | undefined;
}

/**
 * Reads the licences that have these keys, with their domains; others wait to change them. Each is
 * looked up by itself: a planner that thinks the account small would read all of it.
 */
export async function lockByKeys(
  tx: AccountTransaction,
  accountId: string,
  keys: readonly string[],
): Promise<AskedKey[]> {
  const { rows } = await sql<Omit<KnownLicense, 'id'> & { id: string | null; folded: string }>`
    with asked as materialized (select lower(key) as folded, place
      from ${texts(keys)} with ordinality as given(key, place)),
    known as materialized (select license.* from (select distinct folded from asked order by folded)
      as wanted cross join lateral (select * from licenses where key_folded = wanted.folded
        and account_id = ${accountId} limit 1 for no key update) as license)
    select asked.folded, known.id, known.key, known.item_id, known.customer_id,
      known.activation_limit, known.expires_at, known.domain, known.max_version, known.notes,
      customers.email as customer_email, coalesce((select jsonb_agg(domain) from license_activations
        where license_id = known.id), '[]'::jsonb) as domains
    from asked left join known on known.key_folded = asked.folded
    left join customers on customers.id = known.customer_id order by asked.place`.execute(tx);
  return rows.map(({ folded, id, ...rest }) => ({
    folded,
    known: id ? { ...rest, id } : undefined,
  }));
}

/** Reads the products that are named by identifier, slug or name; makes deleting them wait. */
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

/** An e-mail as the database compares it, and the oldest customer who has it. */
export interface AskedEmail {
  folded: string;
  id: string | null;
}

/** Reads which customers have these e-mails, by the e-mails as they are given; makes deleting them wait. */
export async function findCustomers(
  tx: AccountTransaction,
  accountId: string,
  emails: readonly string[],
): Promise<Map<string, AskedEmail>> {
  const { rows } = await sql<AskedEmail & { email: string }>`
    with asked as materialized (select email, lower(email) as folded
      from ${texts(emails)} as given(email))
    select asked.email, asked.folded, oldest.id from asked left join lateral (select id from customers
      where account_id = ${accountId} and email_folded = asked.folded
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
    select * from jsonb_to_recordset(${documentOf(rows)}::jsonb)
      as r(id uuid, account_id uuid, email text, first_name text, last_name text)`.execute(tx);
}

/** A licence on its way to the database. */
export type ImportedLicense = Omit<LicenseFields, 'customer_id'> & {
  id: string;
  account_id: string;
  customer_id: string | null;
};

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
