import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** Reads an account's licence by its key, in any case, by the index that begins with the key. */
export function findByKey(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
  key: string,
) {
  return tx
    .selectFrom('licenses')
    .select(['id', 'item_id', 'activation_limit', 'expires_at', 'domain', 'max_version'])
    .select('suspended_at')
    .where(sql<boolean>`lower(key) = lower(${key})`)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Where a licence is in use: this domain's activation, and how many count. */
export async function readActivations(
  tx: AccountTransaction | SystemTransaction,
  licenseId: string,
  domain: string | undefined,
) {
  const { count, recorded } = await tx
    .selectFrom('license_activations')
    .select(({ fn }) => [
      fn.countAll<number>().as('recorded'),
      sql<number>`count(*) filter (where counts)`.as('count'),
    ])
    .where('license_id', '=', licenseId)
    .executeTakeFirstOrThrow();
  const active =
    domain === undefined
      ? undefined
      : await tx
          .selectFrom('license_activations')
          .select(['id', 'last_seen_at', 'plugin_version'])
          .where('license_id', '=', licenseId)
          .where('domain', '=', domain)
          .executeTakeFirst();
  return { count: Number(count), recorded: Number(recorded), active };
}

/** Makes whoever else would activate the same licence wait. */
export async function lockLicense(tx: SystemTransaction, licenseId: string): Promise<void> {
  await tx
    .selectFrom('licenses')
    .select('id')
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
