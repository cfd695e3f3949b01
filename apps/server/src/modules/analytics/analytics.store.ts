import type { AccountTransaction } from '../../db/database.ts';

/** Whether this version is one of the account's. */
export async function ownsVersion(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('versions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many days a version was downloaded on. */
export async function countDownloadDays(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('daily_downloads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Read a version's downloads day by day, newest first. */
export function listDownloadDays(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .selectFrom('daily_downloads')
    .select(['day', 'downloads'])
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .orderBy('day', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
