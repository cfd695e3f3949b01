import type { ProductKind } from '@pressdock/api';
import { ACTIVATIONS_PAGE } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, RowPatch } from '../../db/schema.ts';

const allDomains = sql<string[]>`coalesce((
  select jsonb_agg(domain order by first_seen_at, domain) from license_activations
  where license_id = licenses.id), '[]'::jsonb)`;

/** The most recently seen domains. Read by an index, because a license may have thousands. */
const someDomains = sql<string[]>`coalesce((select jsonb_agg(domain order by first_seen_at, domain)
  from (select domain, first_seen_at from license_activations where license_id = licenses.id
    order by last_seen_at desc, id limit ${ACTIVATIONS_PAGE.inLists}) as recent), '[]'::jsonb)`;

function selectLicenses(tx: AccountTransaction, accountId: string, domains: RawBuilder<string[]>) {
  return tx
    .selectFrom('licenses')
    .leftJoin('items', 'items.id', 'licenses.item_id')
    .leftJoin('customers', 'customers.id', 'licenses.customer_id')
    .select(['licenses.id', 'licenses.item_id', 'licenses.customer_id', 'licenses.key'])
    .select(['licenses.activation_limit', 'licenses.expires_at', 'licenses.domain'])
    .select(['licenses.max_version', 'licenses.notes', 'licenses.suspended_at'])
    .select(['licenses.site_count', 'licenses.active_sites', 'licenses.created_at'])
    .select('licenses.revision')
    .select(['items.name as item_name', 'items.slug as item_slug'])
    .select(['customers.email as customer_email', 'customers.first_name', 'customers.last_name'])
    .select(sql<ProductKind | null>`items.kind`.as('item_kind'))
    .select(domains.as('activated_domains'))
    .where('licenses.account_id', '=', accountId);
}

/** A license with its product, customer and domains. */
export type LicenseRow = Awaited<ReturnType<typeof readLicenses>>[number];

/**
 * Returns licenses in the order of their ids, each with its most recently seen domains.
 * @param withAllDomains returns all domains instead
 */
export async function readLicenses(
  tx: AccountTransaction,
  accountId: string,
  ids: readonly string[],
  withAllDomains = false,
) {
  if (ids.length === 0) return [];
  const rows = await selectLicenses(tx, accountId, withAllDomains ? allDomains : someDomains)
    .where(sql<boolean>`licenses.id = any(${`{${ids.join()}}`}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Finds a license with all its domains. */
export function findLicense(tx: AccountTransaction, accountId: string, id: string) {
  return selectLicenses(tx, accountId, allDomains).where('licenses.id', '=', id).executeTakeFirst();
}

/** Returns whether the product and the customer exist, and locks them against deletion. */
export async function lockReferences(
  tx: AccountTransaction,
  accountId: string,
  { productId, customerId }: { productId: string | null; customerId: string },
): Promise<{ hasProduct: boolean; hasCustomer: boolean }> {
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .forKeyShare()
    .executeTakeFirst();
  if (productId === null) return { hasProduct: true, hasCustomer: customer !== undefined };
  const product = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .forKeyShare()
    .executeTakeFirst();
  return { hasProduct: product !== undefined, hasCustomer: customer !== undefined };
}

/** Adds a license. */
export async function insertLicense(
  tx: AccountTransaction,
  row: NewRow<'licenses'>,
): Promise<void> {
  await tx.insertInto('licenses').values(row).execute();
}

/** Updates a license. Returns false if it does not exist or its revision has changed. */
export async function updateLicense(
  tx: AccountTransaction,
  { accountId, id, revision }: { accountId: string; id: string; revision?: number | undefined },
  patch: RowPatch<'licenses'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('licenses')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', Number(revision)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a license. Returns false if it does not exist. */
export async function deleteLicense(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('licenses')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Replaces the activations of a license. Activations whose domain remains do not change. */
export async function replaceActivations(
  tx: AccountTransaction,
  { accountId, licenseId }: { accountId: string; licenseId: string },
  rows: readonly NewRow<'license_activations'>[],
): Promise<void> {
  const domains = rows.map(({ domain }) => domain);
  await tx
    .deleteFrom('license_activations')
    .where('account_id', '=', accountId)
    .where('license_id', '=', licenseId)
    .$if(domains.length > 0, (query) => query.where('domain', 'not in', domains))
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('license_activations')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['license_id', 'domain']).doNothing())
    .execute();
}
