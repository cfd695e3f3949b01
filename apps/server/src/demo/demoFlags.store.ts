import { sql } from 'kysely';
import type { SystemTransaction } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';

/** Returns the products with feature flags of an account, by name. */
export async function findFlagProducts(
  tx: SystemTransaction,
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('feature_flag_products')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Writes when a product was created and last requested, and by whom. */
export async function writeProductPast(
  tx: SystemTransaction,
  { accountId, productId }: { accountId: string; productId: string },
  past: { createdAt: Date; requests: readonly { identifier: string; at: Date }[] },
): Promise<void> {
  const last = Math.max(...past.requests.map(({ at }) => at.getTime()));
  await tx
    .updateTable('feature_flag_products')
    .set({ created_at: past.createdAt, last_requested_at: new Date(last) })
    .where('id', '=', productId)
    .execute();
  await tx
    .insertInto('feature_flag_users')
    .values(
      past.requests.map(({ identifier, at }) => ({
        product_id: productId,
        account_id: accountId,
        identifier,
        last_requested_at: at,
      })),
    )
    .execute();
}

/** Writes when the changes of a flag were made, oldest first, and returns their ids. */
export async function writeChangeTimes(
  tx: SystemTransaction,
  flagId: string,
  times: readonly Date[],
): Promise<string[]> {
  const [first, last] = [times[0], times.at(-1)];
  await tx
    .updateTable('feature_flags')
    .set({ created_at: first, updated_at: last })
    .where('id', '=', flagId)
    .execute();
  const ids: string[] = [];
  for (const [index, changed_at] of times.entries()) {
    const { id } = await tx
      .updateTable('feature_flag_changes')
      .set({ changed_at })
      .where('flag_id', '=', flagId)
      .where('revision', '=', index + 1)
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** Writes how far a change has reached. */
export async function writeReach(
  tx: SystemTransaction,
  { accountId, changeId }: { accountId: string; changeId: string },
  periods: readonly { period: Date; identifiers: number }[],
): Promise<void> {
  if (periods.length === 0) return;
  const rows: NewRow<'feature_flag_reach'>[] = periods.map((one) => ({
    ...one,
    change_id: changeId,
    account_id: accountId,
  }));
  await tx.insertInto('feature_flag_reach').values(rows).execute();
}

/** Adds a flag's schedule, whose steps the server finds without jobs. */
export async function writeSchedule(
  tx: SystemTransaction,
  { accountId, flagId }: { accountId: string; flagId: string },
  steps: readonly { at: Date; percentage: number }[],
): Promise<void> {
  const stored = steps.map(({ at, percentage }) => ({
    at: at.toISOString(),
    active: null,
    percentage,
    doneAt: null,
  }));
  await tx
    .insertInto('feature_flag_schedules')
    .values({
      flag_id: flagId,
      account_id: accountId,
      steps: JSON.stringify(stored),
      next_at: sql<Date>`${steps[0]?.at}::timestamptz`,
    })
    .execute();
}
