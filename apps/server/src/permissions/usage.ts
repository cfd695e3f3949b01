import type { PlanLimit } from '@pressdock/api/limits';
import type { AccountTransaction, SystemTransaction } from '../db/database.ts';
import { countUsage } from './limits.store.ts';

/** Counts what an account has of a kind that plans limit, at most up to `stopAt`. */
export function readUsage(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
  kind: PlanLimit,
  stopAt: number | null = null,
): Promise<number> {
  return countUsage(tx, accountId, kind, stopAt);
}
