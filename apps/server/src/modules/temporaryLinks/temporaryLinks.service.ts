import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ProductKind, TemporaryLinksResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { isAccountServed } from '../../permissions/serving.ts';
import * as store from './temporaryLinks.store.ts';

/** The version that a link downloads. */
export interface LinkedVersion {
  id: string;
  version: string;
  object_key: string;
  sha256: string;
  slug: string;
}

/** The version that the links are for. */
export interface LinkTarget {
  kind: ProductKind;
  productId: string;
  versionId: string;
}

/** Manages and follows temporary links. */
export interface TemporaryLinksService {
  /** Creates a link and returns its URL, which cannot be retrieved again. */
  create(ctx: RequestContext, target: LinkTarget & { seconds: number }): Promise<string>;
  /** Returns the valid links without their URLs, the first to expire first. */
  list(ctx: RequestContext, target: LinkTarget): Promise<TemporaryLinksResponse>;
  /** Revokes a link. An expired link is treated as an unknown one. */
  revoke(ctx: RequestContext, target: LinkTarget, linkId: string): Promise<void>;
  /** Returns the version that a link downloads. The error is the same for all invalid links. */
  follow(token: string): Promise<LinkedVersion>;
  /** Deletes the links of all accounts that expired more than a day ago. */
  sweep(): Promise<void>;
}

/** Creates the service. @param publicUrl this server's URL, without a trailing slash */
export function createTemporaryLinksService(
  db: Database,
  publicUrl: string,
): TemporaryLinksService {
  return {
    async create(ctx, { kind, seconds, ...target }) {
      const ids = { productId: parseId(target.productId), versionId: parseId(target.versionId) };
      const token = randomBytes(32).toString('base64url');
      await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, { kind, ...ids }))) throw notFound();
        await store.insertLink(tx, {
          id: randomUUID(),
          account_id: ctx.accountId,
          version_id: ids.versionId,
          token_hash: hashToken(token),
          expires_at: new Date(Date.now() + seconds * 1000),
        });
      });
      return `${publicUrl}/api/v2/public/temporary-download/${token}`;
    },
    async list(ctx, { kind, ...target }) {
      const ids = { productId: parseId(target.productId), versionId: parseId(target.versionId) };
      const rows = await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, { kind, ...ids }))) throw notFound();
        return store.listValid(tx, ctx.accountId, ids.versionId);
      });
      return rows.map(({ id, created_at, expires_at }) => ({
        _id: id,
        createdAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      }));
    },
    async revoke(ctx, { kind, ...target }, linkId) {
      const ids = { productId: parseId(target.productId), versionId: parseId(target.versionId) };
      const id = parseId(linkId);
      await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, { kind, ...ids }))) throw notFound();
        if (!(await store.revokeLink(tx, ctx.accountId, ids.versionId, id))) throw notFound();
      });
    },
    async follow(token) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw notFound();
      // The request has no session, so the transaction is not scoped by an account.
      const version = await db.withSystem(async (tx) => {
        const linked = await store.findLinkedVersion(tx, hashToken(token));
        return linked && (await isAccountServed(tx, linked.account_id)) ? linked : undefined;
      });
      if (!version) throw notFound();
      return version;
    },
    // Links of all accounts.
    sweep: () => db.withSystem(store.deleteExpired),
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
