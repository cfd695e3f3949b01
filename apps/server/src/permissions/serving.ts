import type { SystemTransaction } from '../db/database.ts';
import { isServed } from './serving.rules.ts';
import { findServingFacts } from './serving.store.ts';

/** Returns whether the sites of an account's customers are served. @see {@link isServed} */
export async function isAccountServed(tx: SystemTransaction, accountId: string): Promise<boolean> {
  const facts = await findServingFacts(tx, accountId);
  return facts === undefined || isServed(facts, new Date());
}
