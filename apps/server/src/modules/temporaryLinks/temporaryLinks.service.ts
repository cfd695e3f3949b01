import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ProductKind, TemporaryLinksResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import * as store from './temporaryLinks.store.ts';

/** The version behind a link, as far as sending it needs. */
export interface LinkedVersion {
  id: string;
  version: string;
  object_key: string;
  sha256: string;
  slug: string;
}

/** Which version's links are meant. */
export interface LinksOf {
  kind: ProductKind;
  productId: string;
  versionId: string;
}

/** The verbs of links that download one version without signing in, for a limited time. */
export interface TemporaryLinksService {
  /** Make a link; answers its address, which is told this once only. */
  create(ctx: RequestContext, of: LinksOf & { seconds: number }): Promise<string>;
  /** The links that still work, the one that ends first first; never their addresses. */
  list(ctx: RequestContext, of: LinksOf): Promise<TemporaryLinksResponse>;
  /** End a link before its time. One that has ended is like none. */
  revoke(ctx: RequestContext, of: LinksOf, linkId: string): Promise<void>;
  /** Follow a link. Whatever is wrong with it, the refusal is the same. */
  follow(token: string): Promise<LinkedVersion>;
}

/** Make the verbs. @param publicUrl where links point to, without a slash at its end */
export function createTemporaryLinksService(
  db: Database,
  publicUrl: string,
): TemporaryLinksService {
  return {
    async create(ctx, { kind, seconds, ...of }) {
      const ids = { productId: parseId(of.productId), versionId: parseId(of.versionId) };
      const token = randomBytes(32).toString('base64url');
      await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, { kind, ...ids }))) throw notFound();
        await store.deleteExpired(tx, ctx.accountId);
        await store.insertLink(tx, {
          id: randomUUID(),
          account_id: ctx.accountId,
          version_id: ids.versionId,
          token_hash: hashOf(token),
          expires_at: new Date(Date.now() + seconds * 1000),
        });
      });
      return `${publicUrl}/api/v2/public/temporary-download/${token}`;
    },
    async list(ctx, { kind, ...of }) {
      const ids = { productId: parseId(of.productId), versionId: parseId(of.versionId) };
      const rows = await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, { kind, ...ids }))) throw notFound();
        return store.listLive(tx, ctx.accountId, ids.versionId);
      });
      return rows.map(({ id, created_at, expires_at }) => ({
        _id: id,
        createdAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      }));
    },
    async revoke(ctx, { kind, ...of }, linkId) {
      const ids = { productId: parseId(of.productId), versionId: parseId(of.versionId) };
      const id = parseId(linkId);
      await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, { kind, ...ids }))) throw notFound();
        if (!(await store.revokeLink(tx, ctx.accountId, ids.versionId, id))) throw notFound();
      });
    },
    async follow(token) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw notFound();
      // Whoever holds the link may be nobody we know.
      const version = await db.withSystem((tx) => store.findLinkedVersion(tx, hashOf(token)));
      if (!version) throw notFound();
      return version;
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
