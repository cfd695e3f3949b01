import type { SystemTransaction } from '../db/database.ts';
import { isOverdue } from './serving.store.ts';

/** Returns whether the sites of an account's customers are served: until 60 days after an unpaid invoice. */
export async function isServed(tx: SystemTransaction, accountId: string): Promise<boolean> {
  return !(await isOverdue(tx, accountId));
}
