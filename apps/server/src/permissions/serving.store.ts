import { DELINQUENCY_DAYS } from '@pressdock/api/limits';
import { type SqlBool, sql } from 'kysely';
import type { SystemTransaction } from '../db/database.ts';

/** Returns whether an account owes an invoice for so long that its sites are no longer served. */
export async function isOverdue(tx: SystemTransaction, accountId: string): Promise<boolean> {
  const overdue = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', accountId)
    .where('is_delinquent', '=', true)
    .where(
      sql<SqlBool>`delinquent_since < now() - make_interval(days => ${DELINQUENCY_DAYS.serving})`,
    )
    .executeTakeFirst();
  return overdue !== undefined;
}
