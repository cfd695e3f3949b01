import { randomUUID } from 'node:crypto';
import type { FlagGroup, FlagType } from '@pressdock/api';
import type { SystemTransaction } from '../../../db/database.ts';

/** The fields of a flag that a test sets. By default, it is active for everyone. */
export interface FlagFields {
  identifier: string;
  flag_type?: FlagType;
  percentage?: number;
  individual_users?: string[];
  group?: FlagGroup;
  active?: boolean;
}

/** Adds a product with flags, whose changes were made at a time. Returns the ids. */
export async function addFlags(
  tx: SystemTransaction,
  accountId: string,
  flags: readonly FlagFields[],
  changedAt = new Date(),
): Promise<{ productId: string; flagIds: string[]; changeIds: string[] }> {
  const productId = randomUUID();
  await tx
    .insertInto('feature_flag_products')
    .values({ id: productId, account_id: accountId, name: productId, created_at: changedAt })
    .execute();
  const flagIds: string[] = [];
  const changeIds: string[] = [];
  for (const { identifier, individual_users = [], group, percentage, ...fields } of flags) {
    const flagId = randomUUID();
    flagIds.push(flagId);
    await tx
      .insertInto('feature_flags')
      .values({
        id: flagId,
        account_id: accountId,
        product_id: productId,
        name: identifier,
        identifier,
        flag_type: 'on/off',
        percentage: percentage ?? null,
        individual_users: JSON.stringify(individual_users),
        group_rule: group ? JSON.stringify(group) : null,
        active: true,
        ...fields,
      })
      .execute();
    changeIds.push(await addChange(tx, { productId, flagId, accountId }, 1, changedAt));
  }
  return { productId, flagIds, changeIds };
}

/** Adds a change to the history of a flag and returns its id. */
export async function addChange(
  tx: SystemTransaction,
  { productId, flagId, accountId }: { productId: string; flagId: string; accountId: string },
  revision: number,
  changedAt: Date,
): Promise<string> {
  const id = randomUUID();
  const state = { name: 'A', identifier: 'A', flag_type: 'on/off', percentage: null, group: null };
  await tx
    .insertInto('feature_flag_changes')
    .values({
      id,
      account_id: accountId,
      product_id: productId,
      flag_id: flagId,
      revision,
      kind: revision === 1 ? 'created' : 'changed',
      changed_at: changedAt,
      changed_by: 'Ada',
      state: JSON.stringify({ ...state, individual_users: [], active: true }),
    })
    .execute();
  return id;
}
