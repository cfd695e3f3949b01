import type { AccountTransaction } from '../db/database.ts';
import type { PermissionFacts } from './permissions.rules.ts';

/** Returns the columns that an account's permissions depend on, and locks the account. */
export function lockPermissionFacts(
  tx: AccountTransaction,
  accountId: string,
): Promise<PermissionFacts | undefined> {
  return tx
    .selectFrom('users')
    .select([
      'selected_plan',
      'is_delinquent',
      'delinquent_since',
      'can_add_plugin_or_theme',
      'can_add_license',
      'can_add_feature_flag',
      'can_add_feature_flag_product',
    ])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns an account's analytics plan; undefined for an unknown account. */
export async function readAnalyticsPlan(
  tx: AccountTransaction,
  accountId: string,
): Promise<string | undefined> {
  const account = await tx
    .selectFrom('users')
    .select('analytics_plan')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.analytics_plan;
}
