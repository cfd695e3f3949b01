import { type Expression, type SqlBool, sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, RowPatch } from '../../db/schema.ts';

/** Which licences of an account a list is about. */
export interface LicenseFilter {
  accountId: string;
  customerId?: string | undefined;
  itemId?: string | undefined;
  /** Blank is any. */
  searchText: string;
}

/** A text as it stands, for `like`. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function selectLicenses(tx: AccountTransaction, filter: LicenseFilter) {
  const { accountId, customerId, itemId, searchText } = filter;
  const pattern = `%${literally(searchText.toLowerCase())}%`;
  const holds = (column: 'key' | 'domain' | 'notes'): Expression<SqlBool> =>
    sql<boolean>`lower(${sql.ref(`licenses.${column}`)}) like ${pattern}`;
  return tx
    .selectFrom('licenses')
    .where('licenses.account_id', '=', accountId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', itemId ?? ''))
    .$if(searchText !== '', (query) =>
      query.where((where) => where.or([holds('key'), holds('domain'), holds('notes')])),
    );
}

const domains = sql<string[]>`coalesce((
  select jsonb_agg(domain order by first_seen_at, domain) from license_activations
  where license_id = licenses.id), '[]'::jsonb)`;

/** A licence as read, with the domains it is in use on. */
export type LicenseRow = Awaited<ReturnType<typeof listLicenses>>[number];

/** Reads some of an account's licences, newest first. @param page left out: all of them */
export function listLicenses(
  tx: AccountTransaction,
  filter: LicenseFilter,
  page?: { limit: number; offset: number },
) {
  return selectLicenses(tx, filter)
    .selectAll('licenses')
    .select(domains.as('activated_domains'))
    .orderBy('licenses.created_at', 'desc')
    .orderBy('licenses.id', 'desc')
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute();
}

/** Counts what {@link listLicenses} would read without a page. */
export async function countLicenses(
  tx: AccountTransaction,
  filter: LicenseFilter,
): Promise<number> {
  const { count } = await selectLicenses(tx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads one licence. */
export function findLicense(tx: AccountTransaction, accountId: string, id: string) {
  return selectLicenses(tx, { accountId, searchText: '' })
    .selectAll('licenses')
    .select(domains.as('activated_domains'))
    .where('licenses.id', '=', id)
    .executeTakeFirst();
}

/** Whether a licence may name this product and this customer; makes deleting them wait. */
export async function lockReferences(
  tx: AccountTransaction,
  accountId: string,
  { itemId, customerId }: { itemId: string | null; customerId: string },
): Promise<{ hasItem: boolean; hasCustomer: boolean }> {
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .forKeyShare()
    .executeTakeFirst();
  if (itemId === null) return { hasItem: true, hasCustomer: customer !== undefined };
  const item = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .forKeyShare()
    .executeTakeFirst();
  return { hasItem: item !== undefined, hasCustomer: customer !== undefined };
}

/** Reads whether an account may add licences, and makes other additions to it wait. */
export async function lockRightToAdd(tx: AccountTransaction, accountId: string): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('can_add_license')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account?.can_add_license ?? false;
}

/** Adds a licence. */
export async function insertLicense(
  tx: AccountTransaction,
  row: NewRow<'licenses'>,
): Promise<void> {
  await tx.insertInto('licenses').values(row).execute();
}

/** Changes a licence; false when there is none. */
export async function updateLicense(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  patch: RowPatch<'licenses'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('licenses')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a licence; false when there is none. */
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

/** Makes these the domains a licence is in use on; those that were there before keep their history. */
export async function replaceActivations(
  tx: AccountTransaction,
  { accountId, licenseId }: { accountId: string; licenseId: string },
  rows: readonly NewRow<'license_activations'>[],
): Promise<void> {
  const kept = rows.map(({ domain }) => domain);
  await tx
    .deleteFrom('license_activations')
    .where('account_id', '=', accountId)
    .where('license_id', '=', licenseId)
    .$if(kept.length > 0, (query) => query.where('domain', 'not in', kept))
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('license_activations')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['license_id', 'domain']).doNothing())
    .execute();
}
