import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { FlagKey } from '../flags/flags.store.ts';
import type { Schedule } from './schedule.rules.ts';

/** Returns a flag's schedule; undefined if it has none. */
export async function findSchedule(
  tx: AccountTransaction,
  { accountId, flagId }: FlagKey,
): Promise<Schedule | undefined> {
  const row = await tx
    .selectFrom('feature_flag_schedules')
    .select(['steps', 'paused_at'])
    .where('account_id', '=', accountId)
    .where('flag_id', '=', flagId)
    .executeTakeFirst();
  return row && { steps: row.steps, pausedAt: row.paused_at };
}

/** A locked schedule. */
export interface LockedSchedule {
  schedule: Schedule;
  /** Whether its job is due. */
  isDue: boolean;
  /** The time by the clock that starts jobs. */
  now: Date;
}

/** Returns and locks a flag's schedule. */
export async function lockSchedule(
  tx: AccountTransaction,
  { accountId, flagId }: FlagKey,
): Promise<LockedSchedule | undefined> {
  const row = await tx
    .selectFrom('feature_flag_schedules')
    .select(['steps', 'paused_at'])
    .select(sql<boolean>`coalesce(next_at <= clock_timestamp(), false)`.as('is_due'))
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('account_id', '=', accountId)
    .where('flag_id', '=', flagId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { steps, paused_at: pausedAt, is_due: isDue, now } = row;
  return { schedule: { steps, pausedAt }, isDue, now };
}

/** Saves a flag's schedule. @param nextRun when its job is due */
export async function saveSchedule(
  tx: AccountTransaction,
  { accountId, flagId }: FlagKey,
  schedule: Schedule,
  nextRun: Date | null,
): Promise<void> {
  const values = {
    steps: JSON.stringify(schedule.steps),
    paused_at: schedule.pausedAt,
    next_at: nextRun,
  };
  await tx
    .insertInto('feature_flag_schedules')
    .values({ flag_id: flagId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('flag_id').doUpdateSet(values))
    .execute();
}

/** Deletes a flag's schedule; false if it has none. */
export async function deleteSchedule(
  tx: AccountTransaction,
  { accountId, flagId }: FlagKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('feature_flag_schedules')
    .where('account_id', '=', accountId)
    .where('flag_id', '=', flagId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns the key of a flag whose schedule has a step left; undefined if nobody owns it. */
export async function findScheduledFlag(
  tx: SystemTransaction,
  flagId: string,
): Promise<FlagKey | undefined> {
  const row = await tx
    .selectFrom('feature_flag_schedules as schedule')
    .innerJoin('feature_flags as flag', 'flag.id', 'schedule.flag_id')
    .select(['flag.product_id', 'flag.account_id'])
    .where('schedule.flag_id', '=', flagId)
    .where('schedule.next_at', 'is not', null)
    .executeTakeFirst();
  if (!row || row.account_id === null) return undefined;
  return { accountId: row.account_id, productId: row.product_id, flagId };
}

/** Returns flags whose schedule has been due for longer than its job takes. */
export async function listOverdueFlags(tx: SystemTransaction, limit: number): Promise<string[]> {
  const { rows } = await sql<{ flag_id: string }>`select flag_id from feature_flag_schedules
    where next_at < now() - interval '10 seconds' order by next_at limit ${limit}`.execute(tx);
  return rows.map(({ flag_id }) => flag_id);
}
