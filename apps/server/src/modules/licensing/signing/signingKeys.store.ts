import { LICENSE_LEASE } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';

type Work = AccountTransaction | SystemTransaction;

/** Returns the current key of an account and then the next one, if there is one. */
export function findUnretired(tx: Work, accountId: string): Promise<Row<'license_signing_keys'>[]> {
  return tx
    .selectFrom('license_signing_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('retired_at', 'is', null)
    .orderBy('is_next')
    .execute();
}

/** Adds a current or a next key, unless there is one already. */
export async function insertKey(tx: Work, row: NewRow<'license_signing_keys'>): Promise<void> {
  await tx
    .insertInto('license_signing_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'is_next']).where('retired_at', 'is', null).doNothing(),
    )
    .execute();
}

/**
 * Makes the next key the current one. Retires the previous key and deletes its private key, and
 * deletes keys whose leases have all expired.
 */
export async function switchTo(
  tx: Work,
  accountId: string,
  { id, from }: { id: string; from: Date },
): Promise<void> {
  await tx
    .deleteFrom('license_signing_keys')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`retired_at < now() - make_interval(days => ${LICENSE_LEASE.listedDays})`)
    .execute();
  await tx
    .updateTable('license_signing_keys')
    .set({ retired_at: from, sealed: '' })
    .where('account_id', '=', accountId)
    .where('retired_at', 'is', null)
    .where('is_next', '=', false)
    // A concurrent switch finds nothing to retire.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('license_signing_keys as next')
          .select('next.id')
          .where('next.id', '=', id)
          .where('next.account_id', '=', accountId)
          .where('next.is_next', '=', true),
      ),
    )
    .execute();
  await tx
    .updateTable('license_signing_keys')
    .set({ is_next: false, signs_from: from })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('is_next', '=', true)
    .execute();
}

/** A key without its private key. */
export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number];

/** Returns an account's public keys: the next, the current, and the retired whose leases may be valid. */
export function listKeys(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('license_signing_keys')
    .select(['id', 'public_key', 'is_next', 'signs_from', 'created_at', 'retired_at'])
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(retired_at is null
        or retired_at > now() - make_interval(days => ${LICENSE_LEASE.listedDays}))`,
    )
    .orderBy(sql`retired_at desc nulls first`)
    .orderBy('is_next', 'desc')
    .execute();
}
