import type { RequestContext } from '../../context.ts';
import type { AccountTransaction } from '../../db/database.ts';
import type { Letters } from '../../ports/letters.ts';
import { findReleaseReader } from './releaseLetter.store.ts';

/**
 * Makes what writes to an account's owner when a program releases a version with an API key. Who
 * releases one by hand knows of it.
 */
export function createReleaseLetter(letters: Letters) {
  return async (
    tx: AccountTransaction,
    { accountId, actor, actorName }: RequestContext,
    { item_id, version }: { item_id: string; version: string },
  ): Promise<void> => {
    if (actor !== 'key') return;
    const reader = await findReleaseReader(tx, accountId, item_id);
    if (!reader?.receive_build_notifications) return;
    const { email, first_name: name, product } = reader;
    const letter = { kind: 'releaseBuilt', product, version, by: actorName } as const;
    await letters.post(tx, { email, name }, letter, accountId);
  };
}
