import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** How long the hours in which checks were received are stored, in days. */
export const HOUR_DAYS = 60;

/** Stores the hours in which checks were received. Call it first, so that it waits while it has no locks. */
export async function saveReceivedHours(
  tx: SystemTransaction,
  times: readonly string[],
): Promise<void> {
  const hours = [...new Set(times.map((at) => `${at.slice(0, 13)}:00:00Z`))].sort();
  if (hours.length === 0) return;
  await sql`insert into received_hours (hour)
    select hour::timestamptz from jsonb_array_elements_text(${JSON.stringify(hours)}::jsonb) as hour
    order by 1 on conflict do nothing`.execute(tx);
}

/** Returns the starts of the hours until a time in which checks were received, newest first. */
export async function listReceivedHours(tx: SystemTransaction, until: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('received_hours')
    .select('hour')
    .where('hour', '<=', until)
    .orderBy('hour', 'desc')
    .limit(HOUR_DAYS * 24)
    .execute();
  return rows.map(({ hour }) => hour);
}

/** Deletes old hours. */
export async function deleteOldHours(tx: SystemTransaction): Promise<void> {
  await sql`delete from received_hours
    where hour < now() - make_interval(days => ${sql.lit(HOUR_DAYS)})`.execute(tx);
}
