import type { AccountTransaction } from '../../db/database.ts';
import type { Permitted } from './permissions.rules.ts';

/** Reads what decides about an account's permissions, and makes its other additions wait. */
export function lockPermitted(
  tx: AccountTransaction,
  accountId: string,
): Promise<Permitted | undefined> {
  return tx
    .selectFrom('users')
    .select([
      'selected_plan',
      'is_delinquent',
      'can_add_plugin_or_theme',
      'can_add_license',
      'can_add_feature_flag',
      'can_add_feature_flag_product',
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
