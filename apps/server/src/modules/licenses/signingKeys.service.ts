import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { SigningKeyResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database, SystemTransaction } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
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
const dayMs = 86_400_000;

const placeOf = (id: string) => `license signing key ${id}`;

function makeKey(accountId: string, sealer: Sealer, signsFrom?: Date) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = randomUUID();
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    id,
    account_id: accountId,
    public_key: raw.toString('base64'),
    sealed: sealer.seal(text, placeOf(id)),
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

/** Make them. Private halves are sealed and never answered. */
export function createSigningKeys(database: Database, sealer: Sealer) {
  const kept = new Map<string, { key: SigningKey | undefined; until: number }>();

  /** The key that signs: the next one when its time has come. The first is made when it is needed first. */
  async function settle(tx: AccountTransaction | SystemTransaction, accountId: string) {
    const [current, next] = await store.findUnretired(tx, accountId);
    if (next && next.signs_from <= new Date()) {
      await store.beginToSign(tx, accountId, { id: next.id, from: next.signs_from });
      return next;
    }
    if (current) return current;
    await store.insertKey(tx, makeKey(accountId, sealer));
    return (await store.findUnretired(tx, accountId))[0];
  }

  async function list(tx: AccountTransaction, accountId: string): Promise<SigningKeyResponse[]> {
    return (await store.listKeys(tx, accountId)).map(toResponse);
  }

  return {
    /** The key an account signs with; undefined where it was sealed under a master key that is gone. */
    async current(accountId: string): Promise<SigningKey | undefined> {
      const known = kept.get(accountId);
      if (known && known.until > performance.now()) return known.key;
      // A site asks, for the account of its licence.
      const row = await database.withSystem((tx) => settle(tx, accountId));
      const text = row && sealer.open(row.sealed, placeOf(row.id));
      const der = text === undefined ? undefined : Buffer.from(text, 'base64');
      const privateKey = der && createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      const key = row && privateKey && { id: row.id, privateKey };
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(accountId, { key, until: performance.now() + FRESH_MS });
      return key;
    },

    /** The public keys of an account: the next, the one in use, the retired ones. */
    list: (ctx: RequestContext): Promise<SigningKeyResponse[]> =>
      database.withAccount(ctx, async (tx) => {
        await settle(tx, ctx.accountId);
        return list(tx, ctx.accountId);
      }),

    /** Make the next key, unless there is one: plugins learn of it before it signs. */
    rotate: (ctx: RequestContext): Promise<SigningKeyResponse[]> =>
      database.withAccount(ctx, async (tx) => {
        await settle(tx, ctx.accountId);
        const signsFrom = new Date(Date.now() + LICENSE_LEASE.signsAfterDays * dayMs);
        await store.insertKey(tx, makeKey(ctx.accountId, sealer, signsFrom));
        return list(tx, ctx.accountId);
      }),

    /** Sign with the next key from now on. What the old one has signed stays good until it runs out. */
    async sign(ctx: RequestContext, id: string): Promise<SigningKeyResponse[]> {
      const known = parseId(id);
      const keys = await database.withAccount(ctx, async (tx) => {
        await store.beginToSign(tx, ctx.accountId, { id: known, from: new Date() });
        return list(tx, ctx.accountId);
      });
      kept.delete(ctx.accountId);
      if (!keys.some(({ _id, state }) => _id === known && state === 'current')) throw notFound();
      return keys;
    },
  };
}
