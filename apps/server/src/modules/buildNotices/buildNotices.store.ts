import type { AccountTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** Returns the product of a build, its owner, and whether they receive build notifications. */
export function findBuildReader(tx: AccountTransaction, build: Row<'builds'>) {
  return tx
    .selectFrom('items')
    .innerJoin('users', 'users.id', 'items.account_id')
    .select([
      'users.email',
      'users.first_name',
      'users.receive_build_notifications',
      'items.name as product',
    ])
    .where('items.account_id', '=', build.account_id)
    .where('items.id', '=', build.item_id)
    .executeTakeFirst();
}

/** Returns the build of the same product that finished before a build. */
export function findBuildBefore(tx: AccountTransaction, build: Row<'builds'>) {
  return tx
    .selectFrom('builds')
    .select(['status', 'step', 'response_code', 'response_body'])
    .where('account_id', '=', build.account_id)
    .where('item_id', '=', build.item_id)
    .where('id', '!=', build.id)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
