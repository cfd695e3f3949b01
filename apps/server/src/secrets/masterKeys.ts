import { ConfigError } from '../config.ts';
import type { Database, SystemTransaction } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { Sealer } from '../ports/sealing.ts';
import * as store from './masterKeys.store.ts';

function requireAll(registered: readonly Row<'master_keys'>[], sealer: Sealer): void {
  if (registered.every(({ key_id }) => sealer.keyIds.includes(key_id))) return;
  throw new ConfigError(
    'The database contains secrets that were encrypted with another master key. Set PRESSDOCK_MASTER_KEY to that key, or copy master.key from the data folder of the server that created it. If the key is lost, start once with PRESSDOCK_MASTER_KEY_LOST=1.',
  );
}

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
  // The server starts, so there is no account to scope the transaction by.
  await database.withSystem(async (tx) => {
    if (isMasterKeyLost) await store.forgetOtherKeys(tx, sealer.keyIds);
    const registered = await store.listKeys(tx);
    requireAll(registered, sealer);
    await registerCurrentKey(tx, sealer, registered);
  });
}

/**
 * Makes sure that a command encrypts with a key that servers have, and decrypts what they encrypted.
 * Registers nothing, so that a command with the settings of another server cannot lock servers out.
 *
 * @throws {@link ConfigError} otherwise
 */
export async function requireRegisteredKey(database: Database, sealer: Sealer): Promise<void> {
  const [keyId] = sealer.keyIds;
  // Master keys belong to no account.
  const registered = await database.withSystem(store.listKeys);
  requireAll(registered, sealer);
  const own = registered.find(({ key_id }) => key_id === keyId);
  if (own === undefined && registered.length > 0) {
    throw new ConfigError(
      `No server has started with the master key ${keyId} yet. Run the command with the settings of the server.`,
    );
  }
  const digestKey = own && findDigestKey(sealer, own);
  if (digestKey !== undefined) sealer.useDigestKey(digestKey);
}

const digestContext = 'master_keys/digest';

function findDigestKey(sealer: Sealer, row: Row<'master_keys'>): string | undefined {
  if (row.sealed_digest_key === null) return sealer.digestKeyOf(row.key_id);
  return sealer.open(row.sealed_digest_key, digestContext);
}

/**
 * Registers the key that encrypts, and makes digests with the key that the previous master key used:
 * the keys of sites and the references of erasures are digests that stay in the database.
 */
async function registerCurrentKey(
  tx: SystemTransaction,
  sealer: Sealer,
  registered: readonly Row<'master_keys'>[],
): Promise<void> {
  const [keyId] = sealer.keyIds;
  const [newest] = registered;
  const known = registered.find(({ key_id }) => key_id === keyId) ?? newest;
  const digestKey = known && findDigestKey(sealer, known);
  if (digestKey !== undefined) sealer.useDigestKey(digestKey);
  const sealed = digestKey === undefined ? null : sealer.seal(digestKey, digestContext);
  await store.registerKey(tx, { key_id: keyId, sealed_digest_key: sealed });
}

/**
 * Registers the key that replaces the others, so that from now on only servers with all of them start.
 *
 * @throws {@link ConfigError} if a key is missing
 */
export function startRotation(database: Database, sealer: Sealer): Promise<void> {
  return requireMasterKeys(database, sealer, { isMasterKeyLost: false });
}

/** Forgets the other keys, because no secret needs them. */
export function finishRotation(database: Database, sealer: Sealer): Promise<void> {
  // Master keys belong to no account.
  return database.withSystem((tx) => store.forgetOtherKeys(tx, [sealer.keyIds[0]]));
}
