import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { SigningKeyResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database, SystemTransaction } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import * as store from './signingKeys.store.ts';

/** A key that can sign. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** Manages the keys that sign leases. */
export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** How long a key is cached. Other processes may rotate it. */
const CACHE_MS = 1000;
const MAX_CACHED = 1000;
const dayMs = 86_400_000;

/** Binds a private key to its row. */
export const signingKeyContext = (id: string) => `license signing key ${id}`;

function createKey(accountId: string, sealer: Sealer, signsFrom?: Date) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = randomUUID();
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    id,
    account_id: accountId,
    public_key: raw.toString('base64'),
    sealed: sealer.seal(text, signingKeyContext(id)),
    is_next: signsFrom !== undefined,
    signs_from: signsFrom ?? new Date(),
    retired_at: null,
  };
}

function toResponse(row: store.ListedKey): SigningKeyResponse {
  const { retired_at: retired } = row;
  const listed = retired && new Date(retired.getTime() + LICENSE_LEASE.listedDays * dayMs);
  return {
    _id: row.id,
    algorithm: 'Ed25519',
    publicKey: row.public_key,
    state: retired ? 'retired' : row.is_next ? 'next' : 'current',
    createdAt: row.created_at.toISOString(),
    signsFrom: row.signs_from.toISOString(),
    retiredAt: retired?.toISOString() ?? null,
    listedUntil: listed?.toISOString() ?? null,
  };
}

/** Creates the service. Private keys are encrypted at rest and never returned. */
export function createSigningKeys(database: Database, sealer: Sealer) {
  const cache = new Map<string, { key: SigningKey | undefined; until: number }>();

  /** Returns the key that signs. Creates the first key, and switches to the next one when it is due. */
  async function findCurrent(tx: AccountTransaction | SystemTransaction, accountId: string) {
    const [current, next] = await store.findUnretired(tx, accountId);
    if (next && next.signs_from <= new Date()) {
      await store.switchTo(tx, accountId, { id: next.id, from: next.signs_from });
      return next;
    }
    if (current) return current;
    await store.insertKey(tx, createKey(accountId, sealer));
    return (await store.findUnretired(tx, accountId))[0];
  }

  async function listKeys(
    tx: AccountTransaction,
    accountId: string,
  ): Promise<SigningKeyResponse[]> {
    return (await store.listKeys(tx, accountId)).map(toResponse);
  }

  return {
    /** Returns the key that an account signs with; undefined if its master key is missing. */
    async current(accountId: string): Promise<SigningKey | undefined> {
      const known = cache.get(accountId);
      if (known && known.until > performance.now()) return known.key;
      // Sites request leases without signing in.
      const row = await database.withSystem((tx) => findCurrent(tx, accountId));
      const text = row && sealer.open(row.sealed, signingKeyContext(row.id));
      const der = text === undefined ? undefined : Buffer.from(text, 'base64');
      const privateKey = der && createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      const key = row && privateKey && { id: row.id, privateKey };
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(accountId, { key, until: performance.now() + CACHE_MS });
      return key;
    },

    /** Returns the public keys of an account: the next, the current and the retired ones. */
    list: (ctx: RequestContext): Promise<SigningKeyResponse[]> =>
      database.withAccount(ctx, async (tx) => {
        await findCurrent(tx, ctx.accountId);
        return listKeys(tx, ctx.accountId);
      }),

    /** Creates the next key, unless there is one. It is published before it signs. */
    rotate: (ctx: RequestContext): Promise<SigningKeyResponse[]> =>
      database.withAccount(ctx, async (tx) => {
        await findCurrent(tx, ctx.accountId);
        const signsFrom = new Date(Date.now() + LICENSE_LEASE.signsAfterDays * dayMs);
        await store.insertKey(tx, createKey(ctx.accountId, sealer, signsFrom));
        return listKeys(tx, ctx.accountId);
      }),

    /** Signs with the next key from now on. Leases that the previous key signed stay valid. */
    async sign(ctx: RequestContext, id: string): Promise<SigningKeyResponse[]> {
      const keyId = parseId(id);
      const keys = await database.withAccount(ctx, async (tx) => {
        await store.switchTo(tx, ctx.accountId, { id: keyId, from: new Date() });
        return listKeys(tx, ctx.accountId);
      });
      cache.delete(ctx.accountId);
      if (!keys.some(({ _id, state }) => _id === keyId && state === 'current')) throw notFound();
      return keys;
    },
  };
}
