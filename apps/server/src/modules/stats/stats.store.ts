import type { AccountTransaction } from '../../db/database.ts';

/** Counts an account's products by kind. */
export async function countProducts(tx: AccountTransaction, accountId: string) {
  const rows = await tx
    .selectFrom('items')
    .select((select) => ['kind', select.fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .groupBy('kind')
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { plugins: of('plugin'), themes: of('theme') };
}

/** Counts an account's versions and their downloads. */
export function countVersions(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('versions')
    .select(({ fn, val, cast }) => [
      fn.countAll<number>().as('versions'),
      cast<number>(fn.coalesce(fn.sum('downloads'), val(0)), 'bigint').as('downloads'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Counts the update checks of an account's products on a day (UTC). */
export async function countUpdateChecks(
  tx: AccountTransaction,
  accountId: string,
  day: string,
): Promise<number> {
  const { checks } = await tx
    .selectFrom('daily_update_checks')
    .select(({ fn, val, cast }) =>
      cast<number>(fn.coalesce(fn.sum('checks'), val(0)), 'bigint').as('checks'),
    )
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return checks;
}

/** Returns when a site last checked any of an account's products for updates; null if never. */
export async function findLastUpdateCheck(
  tx: AccountTransaction,
  accountId: string,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('daily_update_checks')
    .select('last_at')
    .where('account_id', '=', accountId)
    .orderBy('day', 'desc')
    .orderBy('last_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_at ?? null;
}
