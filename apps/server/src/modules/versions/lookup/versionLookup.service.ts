import type { SearchAccountResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { VersionOwner } from '../versionOwner.ts';
import { findProduct, findVersion } from '../versions.store.ts';
import { type SearchedWord, searchVersions } from './versionSearch.store.ts';

type FoundVersion = SearchAccountResponse['versions']['results'][number];

/** Finds versions of any product, and their packages. */
export type VersionLookup = ReturnType<typeof createVersionLookup>;

/** Creates the service. */
export function createVersionLookup(db: Database) {
  return {
    /** Returns versions of any product that match every word of a search, at most `limit`. */
    async find(
      ctx: RequestContext,
      words: readonly SearchedWord[],
      limit: number,
    ): Promise<FoundVersion[]> {
      const rows = await db.withAccount(ctx, (tx) =>
        searchVersions(tx, ctx.accountId, words, limit),
      );
      return rows.map(({ id, version, created_at, item_id, kind, name }) => ({
        _id: id,
        version,
        createdAt: created_at.toISOString(),
        product: { _id: item_id, kind, name },
      }));
    },

    /** Returns what is needed to send a version's package to its author. */
    async findPackage(ctx: RequestContext, owner: VersionOwner, versionId: string) {
      const ids = [parseId(owner.productId), parseId(versionId)] as const;
      const { product, version } = await db.withAccount(ctx, async (tx) => ({
        product: await findProduct(tx, ctx.accountId, owner.kind, ids[0]),
        version: await findVersion(tx, ctx.accountId, ...ids),
      }));
      if (!product || !version) throw notFound();
      return { slug: product.slug, version };
    },
  };
}
