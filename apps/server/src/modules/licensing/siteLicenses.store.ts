import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import { isReadOnly } from '../../db/readOnly.ts';
import type { NewRow } from '../../db/schema.ts';
import { isServed } from '../../permissions/serving.rules.ts';

/** The key of a request, and what tells whose license it is. */
export interface LicenseLookup {
  key: string;
  /** The account of the license; without it, that of the product. */
  accountId?: string | undefined;
  /** Normalized. */
  domain?: string | undefined;
  productId?: string | undefined;
}

/** The facts about a license that decide on its use. */
export interface UsedLicense {
  id: string;
  account_id: string;
  key: string;
  item_id: string | null;
  activation_limit: number;
  expires_at: Date | null;
  domain: string;
  max_version: string | null;
  suspended_at: Date | null;
  active_sites: number;
  site_count: number;
}

/** A site's activation of a license. */
export interface Activation {
  id: string;
  last_seen_at: Date;
  plugin_version: string | null;
}

/** The account's license with a key and the site's activation of it. */
export interface LookupResult {
  /** The account whose license is meant; null if it does not exist or nothing tells which it is. */
  accountId: string | null;
  /** The account of the product; null if there is no such product. */
  productAccount: string | null;
  /** Whether the sites of the account are served. */
  isServed: boolean;
  license: UsedLicense | undefined;
  activation: Activation | undefined;
}

const columns = [
  'id',
  'account_id',
  'key',
  'item_id',
  'activation_limit',
  'expires_at',
  'domain',
  'max_version',
  'suspended_at',
  'active_sites',
  'site_count',
] as const;

/** The only account that has products; null if there are several or none. */
const onlyPublisher = sql`select case when first = last then first end as account_id from (select
  (select account_id from items order by account_id limit 1) as first,
  (select account_id from items order by account_id desc limit 1) as last) as publishers`;

/**
 * Finds licenses by their keys, in any case, with one index scan per key. Each is searched only in the
 * account that is meant: the given one, or that of the product, or the only one that has products.
 */
export async function findLicenses(
  tx: SystemTransaction,
  lookups: readonly LicenseLookup[],
): Promise<LookupResult[]> {
  const requested = lookups.map(({ key, accountId, domain, productId }, ordinal) => ({
    ordinal,
    // Invalid text in one lookup must not fail the others in the same query.
    key: key.includes('\0') ? '' : Buffer.from(key).toString(),
    account: accountId,
    domain,
    product: productId,
  }));
  const selected = sql.join(columns.map((column) => sql.ref(`license.${column}`)));
  const { rows } = await sql<
    Omit<UsedLicense, 'id'> & {
      id: string | null;
      ordinal: number;
      scope_account: string | null;
      activation_id: string | null;
      last_seen_at: Date;
      plugin_version: string | null;
      product_account: string | null;
      is_delinquent: boolean | null;
      delinquent_since: Date | null;
    }
  >`with only_publisher as materialized (${onlyPublisher})
    select requested.ordinal, scope.account_id as scope_account, ${selected},
      used.id as activation_id, used.last_seen_at, used.plugin_version,
      items.account_id as product_account, owner.is_delinquent, owner.delinquent_since
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb)
      as requested(ordinal integer, key text, account uuid, domain text, product uuid)
    left join users on users.id = requested.account
    left join items on items.id = requested.product
    cross join lateral (select case when requested.account is not null then users.id
      else coalesce(items.account_id, (select account_id from only_publisher)) end as account_id) as scope
    left join users owner on owner.id = scope.account_id
    left join lateral (select * from licenses where key_folded = lower(requested.key)
      and licenses.account_id = scope.account_id limit 1) as license on true
    left join license_activations used
      on used.license_id = license.id and used.domain = requested.domain`.execute(tx);
  const results = lookups.map(
    (): LookupResult => ({
      accountId: null,
      productAccount: null,
      isServed: true,
      license: undefined,
      activation: undefined,
    }),
  );
  const now = new Date();
  for (const { ordinal, activation_id, last_seen_at, plugin_version, ...row } of rows) {
    const { is_delinquent, delinquent_since, ...found } = row;
    const { scope_account: accountId, product_account: productAccount, id, ...facts } = found;
    const debt = { is_delinquent: is_delinquent ?? false, delinquent_since };
    const activation =
      activation_id === null ? undefined : { id: activation_id, last_seen_at, plugin_version };
    const license = id === null ? undefined : { ...facts, id };
    const served = isServed(debt, now);
    results[ordinal] = { accountId, productAccount, isServed: served, license, activation };
  }
  return results;
}

/** Finds an account's license by its key, in any case. */
export function findByKey(tx: AccountTransaction, accountId: string, key: string) {
  return tx
    .selectFrom('licenses')
    .select(columns)
    .where('key_folded', '=', sql<string>`lower(${key}::text)`)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Licenses of one customer that are read at most. */
const MAX_CUSTOMER_LICENSES = 500;

/** Finds an account's license by its key, in any case, and then the others of its customer. */
export function findCustomerLicenses(
  tx: SystemTransaction,
  accountId: string,
  key: string,
): Promise<UsedLicense[]> {
  return tx
    .selectFrom('licenses as own')
    .innerJoin('licenses as license', (join) =>
      join
        .onRef('license.account_id', '=', 'own.account_id')
        .on(({ eb, or, ref }) =>
          or([
            eb('license.id', '=', ref('own.id')),
            eb('license.customer_id', '=', ref('own.customer_id')),
          ]),
        ),
    )
    .select(columns.map((column) => `license.${column}` as const))
    .where('own.account_id', '=', accountId)
    .where('own.key_folded', '=', sql<string>`lower(${key}::text)`)
    .orderBy(sql`license.id = own.id`, 'desc')
    .orderBy('license.created_at', 'desc')
    .orderBy('license.id')
    .limit(MAX_CUSTOMER_LICENSES)
    .execute();
}

/** Finds a domain's activation of a license. */
export function findActivation(
  tx: AccountTransaction | SystemTransaction,
  licenseId: string,
  domain: string | undefined,
): Promise<Activation | undefined> {
  if (domain === undefined) return Promise.resolve(undefined);
  return tx
    .selectFrom('license_activations')
    .select(['id', 'last_seen_at', 'plugin_version'])
    .where('license_id', '=', licenseId)
    .where('domain', '=', domain)
    .executeTakeFirst();
}

/** Reads and locks a license, so that other activations wait. */
export function lockLicense(tx: SystemTransaction, licenseId: string) {
  return tx
    .selectFrom('licenses')
    .select(columns)
    .where('id', '=', licenseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores an activation. */
export async function insertActivation(
  tx: SystemTransaction,
  row: NewRow<'license_activations'>,
): Promise<void> {
  await tx
    .insertInto('license_activations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['license_id', 'domain']).doNothing())
    .execute();
}

/** Deletes a domain's activation; false if there is none. */
export async function deleteActivation(
  tx: SystemTransaction,
  licenseId: string,
  domain: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('license_activations')
    .where('license_id', '=', licenseId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores that a site was seen again, with the version it runs. */
export async function touchActivation(
  tx: SystemTransaction,
  id: string,
  pluginVersion: string | undefined,
): Promise<void> {
  if (await isReadOnly(tx)) return;
  await tx
    .updateTable('license_activations')
    .set({ last_seen_at: new Date(), ...(pluginVersion && { plugin_version: pluginVersion }) })
    .where('id', '=', id)
    .execute();
}
