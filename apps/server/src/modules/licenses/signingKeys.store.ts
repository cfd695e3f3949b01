import { LICENSE_LEASE } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';

type Work = AccountTransaction | SystemTransaction;

/** Reads the key an account signs with. */
export function findCurrent(
  tx: Work,
  accountId: string,
): Promise<Row<'license_signing_keys'> | undefined> {
  return tx
    .selectFrom('license_signing_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a key, unless there is one already. */
export async function insertKey(tx: Work, row: NewRow<'license_signing_keys'>): Promise<void> {
  await tx
    .insertInto('license_signing_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id']).where('retired_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Retires the key an account signs with: its private half is gone. */
export async function retireCurrent(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx
    .updateTable('license_signing_keys')
    .set({ retired_at: new Date(), sealed: '' })
    .where('account_id', '=', accountId)
    .where('retired_at', 'is', null)
    .execute();
}

/** Reads an account's keys whose leases may still be about, the one in use first. */
export function listKeys(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('license_signing_keys')
    .select(['id', 'public_key', 'created_at', 'retired_at'])
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(retired_at is null
        or retired_at > now() - make_interval(days => ${LICENSE_LEASE.listedDays}))`,
    )
    .orderBy(sql`retired_at desc nulls first`)
    .orderBy('created_at', 'desc')
    .execute();
}
