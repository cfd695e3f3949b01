import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** What a site quotes: a key, and with it perhaps where it is used and for which product. */
export interface Quoted {
  key: string;
  /** Whose licence it has to be, where that is known without a product. */
  accountId?: string | undefined;
  /** Normalised. */
  domain?: string | undefined;
  productId?: string | undefined;
}

/** A licence as it is decided about. */
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

/** Where a licence is in use already. */
export interface ActiveSite {
  id: string;
  last_seen_at: Date;
  plugin_version: string | null;
}

/** The licences that have a quoted key, each with the site's activation; and whose the product is. */
export interface QuotedLicenses {
  licenses: { license: UsedLicense; active: ActiveSite | undefined }[];
  productAccount: string | null;
}

/** Another account may have issued the same key: so many are looked at, that of the account meant and the oldest. */
const SAME_KEYS = 8;

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

/** Reads the licences that have the keys quoted, in any account and any case, each by the index. */
export async function findQuoted(
  tx: SystemTransaction,
  quoted: readonly Quoted[],
): Promise<QuotedLicenses[]> {
  const asked = quoted.map(({ key, accountId, domain, productId }, place) => ({
    place,
    // One text that cannot be stored must not fail the others that are asked with it.
    key: key.includes('\0') ? '' : Buffer.from(key).toString(),
    account: accountId,
    domain,
    product: productId,
  }));
  const selected = sql.join(columns.map((column) => sql.ref(`license.${column}`)));
  const { rows } = await sql<
    Omit<UsedLicense, 'id'> & {
      id: string | null;
      place: number;
      active_id: string | null;
      last_seen_at: Date;
      plugin_version: string | null;
      product_account: string | null;
    }
  >`select asked.place, ${selected}, used.id as active_id, used.last_seen_at, used.plugin_version,
      items.account_id as product_account
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(place integer, key text, account uuid, domain text, product uuid)
    left join items on items.id = asked.product
    left join lateral (select * from licenses where key_folded = lower(asked.key)
      order by licenses.account_id = coalesce(asked.account, items.account_id) desc nulls last,
        created_at, id limit ${SAME_KEYS}) as license on true
    left join license_activations used
      on used.license_id = license.id and used.domain = asked.domain
    order by license.created_at, license.id`.execute(tx);
  const found = quoted.map((): QuotedLicenses => ({ licenses: [], productAccount: null }));
  for (const { place, active_id, last_seen_at, plugin_version, ...row } of rows) {
    const { product_account, id, ...facts } = row;
    const one = found[place];
    if (!one) continue;
    one.productAccount = product_account;
    const active = active_id === null ? undefined : { id: active_id, last_seen_at, plugin_version };
    if (id !== null) one.licenses.push({ license: { ...facts, id }, active });
  }
  return found;
}

/** Reads an account's licence by its key, in any case. */
export function findByKey(tx: AccountTransaction, accountId: string, key: string) {
  return tx
    .selectFrom('licenses')
    .select(columns)
    .where('key_folded', '=', sql<string>`lower(${key}::text)`)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Reads a domain's activation of a licence. */
export function findActive(
  tx: AccountTransaction | SystemTransaction,
  licenseId: string,
  domain: string | undefined,
): Promise<ActiveSite | undefined> {
  if (domain === undefined) return Promise.resolve(undefined);
  return tx
    .selectFrom('license_activations')
    .select(['id', 'last_seen_at', 'plugin_version'])
    .where('license_id', '=', licenseId)
    .where('domain', '=', domain)
    .executeTakeFirst();
}

/** Reads a licence as it is now, and makes whoever else would activate it wait. */
export function lockLicense(tx: SystemTransaction, licenseId: string) {
  return tx
    .selectFrom('licenses')
    .select(columns)
    .where('id', '=', licenseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Notes a new domain. */
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

/** Forgets a domain; false when the licence was not in use there. */
export async function deleteActive(
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

/** Notes that a domain was seen again, with this version. */
export async function touchActivation(
  tx: SystemTransaction,
  id: string,
  pluginVersion: string | undefined,
): Promise<void> {
  await tx
    .updateTable('license_activations')
    .set({ last_seen_at: new Date(), ...(pluginVersion && { plugin_version: pluginVersion }) })
    .where('id', '=', id)
    .execute();
}
