import type { SystemTransaction } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';

/** Reads a person's second factor, confirmed or not. */
export function findFactor(
  tx: SystemTransaction,
  userId: string,
): Promise<Row<'second_factors'> | undefined> {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a new secret; false if the second factor is on already. */
export async function saveSecret(
  tx: SystemTransaction,
  userId: string,
  sealed: string,
): Promise<boolean> {
  const row = { sealed, last_step: 0, created_at: new Date() };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Turns a factor on with the step of its first code; false if it is on or its secret was replaced. */
export async function confirmFactor(
  tx: SystemTransaction,
  userId: string,
  sealed: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', userId)
    .where('sealed', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks the code of a time step as used; false if it or a later one was used before. */
export async function useStep(
  tx: SystemTransaction,
  userId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a recovery code as used; false if there is no such unused code. */
export async function useRecoveryCode(
  tx: SystemTransaction,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(
  tx: SystemTransaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Counts the unused recovery codes. */
export async function countRecoveryCodes(tx: SystemTransaction, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes a factor; returns whether it was on. */
export async function deleteFactor(tx: SystemTransaction, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return (row?.confirmed_at ?? null) !== null;
}
