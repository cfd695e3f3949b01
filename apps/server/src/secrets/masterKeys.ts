import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Sealer } from '../ports/sealing.ts';
import * as store from './masterKeys.store.ts';

/**
 * Makes sure that the server has every master key that encrypted secrets in the database, and
 * registers its own. Otherwise it would give up e-mails and sign no leases that another server can.
 *
 * @throws {@link ConfigError} if a key is missing, unless the operator states that it is lost
 */
export async function requireMasterKeys(
  database: Database,
  sealer: Sealer,
  { isMasterKeyLost }: { isMasterKeyLost: boolean },
): Promise<void> {
  const [currentKey] = sealer.keyIds;
  // The server starts, so there is no account to scope the transaction by.
  await database.withSystem(async (tx) => {
    if (isMasterKeyLost) await store.forgetOtherKeys(tx, sealer.keyIds);
    const registered = await store.listKeys(tx);
    if (registered.some((id) => !sealer.keyIds.includes(id))) {
      throw new ConfigError(
        'The database contains secrets that were encrypted with another master key. Set PRESSDOCK_MASTER_KEY to that key, or copy master.key from the data folder of the server that created it. If the key is lost, start once with PRESSDOCK_MASTER_KEY_LOST=1.',
      );
    }
    await store.registerKey(tx, currentKey);
  });
}
