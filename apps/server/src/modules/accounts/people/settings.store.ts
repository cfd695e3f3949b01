import type { AccountTransaction } from '../../../db/database.ts';

/** The value of a setting: the state of a check box, a select or a field. */
export type SettingValue = boolean | number | string;

/** Returns all settings of an account. */
export async function listSettings(
  tx: AccountTransaction,
  accountId: string,
): Promise<Record<string, SettingValue>> {
  const rows = await tx
    .selectFrom('user_settings')
    .select(['key', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('key')
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value as SettingValue]));
}

/** Counts the settings of an account other than `key`. */
export async function countOtherSettings(
  tx: AccountTransaction,
  accountId: string,
  key: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('user_settings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores one setting. */
export async function saveSetting(
  tx: AccountTransaction,
  accountId: string,
  key: string,
  value: SettingValue,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: new Date() };
  await tx
    .insertInto('user_settings')
    .values({ account_id: accountId, key, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(row))
    .execute();
}
