import type { AccountTransaction } from '../../../db/database.ts';
import { resultMessages } from '../builds.messages.ts';
import type { BuildRow } from '../builds.store.ts';
import { findObstacle } from '../releasePermission.store.ts';
import { fail } from './outcome.rules.ts';

/** Throws the end of a build whose account or product may no longer release it. */
export async function requirePermission(tx: AccountTransaction, build: BuildRow): Promise<void> {
  const obstacle = await findObstacle(tx, build);
  if (obstacle) throw fail(resultMessages[obstacle]);
}
