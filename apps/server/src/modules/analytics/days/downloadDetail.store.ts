import type { AccountTransaction } from '../../../db/database.ts';

/** Returns whether a version belongs to the account. */
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

/** Counts the days on which a version was downloaded. */
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

/** Returns a version's downloads per day, newest first. */
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
