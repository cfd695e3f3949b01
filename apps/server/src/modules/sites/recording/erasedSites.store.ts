import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import { rowsOf } from './rows.store.ts';
import type { RecordedCheck } from './siteFacts.ts';

/** How long erasures are stored for records that still wait in the memory of a server, in days. */
export const ERASED_SITE_DAYS = 7;
/** The clocks of servers may differ by so much. */
const CLOCK_SECONDS = 5;

/** Stores that sites were erased. Records from before are no longer written. */
export async function markErased(
  tx: AccountTransaction,
  accountId: string,
  keys: readonly string[],
): Promise<void> {
  await sql`
    insert into erased_sites as known (account_id, site_key, erased_at)
    select ${accountId}, decode(key, 'hex'), clock_timestamp() + make_interval(secs => ${sql.lit(CLOCK_SECONDS)})
    from jsonb_array_elements_text(${JSON.stringify(keys.toSorted())}::jsonb) as key
    on conflict (account_id, site_key) do update set erased_at = excluded.erased_at`.execute(tx);
}

/**
 * Waits for the transactions that write records of the account's sites, and keeps new ones out until this
 * transaction ends.
 */
export async function lockProductsOf(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Waits for the transactions that write license decisions of the account. */
export async function lockDecisionsOf(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forUpdate().execute();
}

/**
 * Returns the checks of sites that were not erased since. The products must be locked before, so that no
 * site is erased meanwhile.
 * @param accounts the account of each product
 */
export async function withoutErased(
  tx: SystemTransaction,
  checks: readonly RecordedCheck[],
  accounts: ReadonlyMap<string, string>,
): Promise<readonly RecordedCheck[]> {
  const rows = checks.flatMap(({ item_id, at, site_key, host_key }, number) =>
    [site_key, host_key].flatMap((key) =>
      key ? [{ number, account_id: accounts.get(item_id), site_key: key, at }] : [],
    ),
  );
  if (rows.length === 0) return checks;
  const columns = {
    number: 'integer',
    account_id: 'uuid',
    site_key: 'text',
    at: 'timestamptz',
  } as const;
  const { rows: found } = await sql<{ number: number }>`
    select r.number from ${rowsOf(rows, columns)} as r where exists (select from erased_sites erased
      where erased.account_id = r.account_id and erased.site_key = decode(r.site_key, 'hex')
        and erased.erased_at >= r.at)`.execute(tx);
  if (found.length === 0) return checks;
  const erased = new Set(found.map(({ number }) => number));
  return checks.filter((_, number) => !erased.has(number));
}

/** Deletes old erasures. */
export async function deleteOldErasures(tx: SystemTransaction): Promise<void> {
  await sql`delete from erased_sites
    where erased_at < now() - make_interval(days => ${sql.lit(ERASED_SITE_DAYS)})`.execute(tx);
}
