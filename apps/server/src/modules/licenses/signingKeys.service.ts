import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { SigningKeyResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database, SystemTransaction } from '../../db/database.ts';
import type { Sealer } from '../../ports/sealing.ts';
import * as store from './signingKeys.store.ts';

/** A key that signs. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** The keys that leases are signed with. */
export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** How long a key is used without asking whether it is still the one: other processes rotate it, too. */
const FRESH_MS = 1000;
const MOST_KEPT = 1000;

const placeOf = (id: string) => `license signing key ${id}`;

function makeKey(accountId: string, sealer: Sealer) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = randomUUID();
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    id,
    account_id: accountId,
    public_key: raw.toString('base64'),
    sealed: sealer.seal(text, placeOf(id)),
    retired_at: null,
  };
}

/** Make them. Private halves are sealed and never answered. */
export function createSigningKeys(database: Database, sealer: Sealer) {
  const kept = new Map<string, { key: SigningKey | undefined; until: number }>();

  /** An account's first key is made when one is needed first. */
  async function ensure(tx: AccountTransaction | SystemTransaction, accountId: string) {
    const known = await store.findCurrent(tx, accountId);
    if (known) return known;
    await store.insertKey(tx, makeKey(accountId, sealer));
    return store.findCurrent(tx, accountId);
  }

  async function list(tx: AccountTransaction, accountId: string): Promise<SigningKeyResponse[]> {
    const rows = await store.listKeys(tx, accountId);
    return rows.map(({ id, public_key, created_at, retired_at }) => {
      const listed = retired_at && retired_at.getTime() + LICENSE_LEASE.listedDays * 86_400_000;
      return {
        _id: id,
        algorithm: 'Ed25519',
        publicKey: public_key,
        createdAt: created_at.toISOString(),
        retiredAt: retired_at?.toISOString() ?? null,
        listedUntil: listed === null ? null : new Date(listed).toISOString(),
      };
    });
  }

  return {
    /** The key an account signs with; undefined where it was sealed under a master key that is gone. */
    async current(accountId: string): Promise<SigningKey | undefined> {
      const known = kept.get(accountId);
      if (known && known.until > performance.now()) return known.key;
      // A site asks, for the account of its licence.
      const row = await database.withSystem((tx) => ensure(tx, accountId));
      const text = row && sealer.open(row.sealed, placeOf(row.id));
      const der = text === undefined ? undefined : Buffer.from(text, 'base64');
      const privateKey = der && createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      const key = row && privateKey && { id: row.id, privateKey };
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(accountId, { key, until: performance.now() + FRESH_MS });
      return key;
    },

    /** The public keys of an account, the one in use first. */
    list: (ctx: RequestContext): Promise<SigningKeyResponse[]> =>
      database.withAccount(ctx, async (tx) => {
        await ensure(tx, ctx.accountId);
        return list(tx, ctx.accountId);
      }),

    /** Sign with a new key from now on. What the old one has signed stays good until it runs out. */
    async rotate(ctx: RequestContext): Promise<SigningKeyResponse[]> {
      const keys = await database.withAccount(ctx, async (tx) => {
        await store.retireCurrent(tx, ctx.accountId);
        await store.insertKey(tx, makeKey(ctx.accountId, sealer));
        return list(tx, ctx.accountId);
      });
      kept.delete(ctx.accountId);
      return keys;
    },
  };
}
