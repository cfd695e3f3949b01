import { isPackageVersion, type PluginVersionResponse } from '@pressdock/api';
import { VERSIONS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { decodeKeyCursor, encodeKeyCursor, refuseCursor } from '../../db/keyCursor.rules.ts';
import { invalid, notFound } from '../../errors.ts';
import type { Events } from '../../events.ts';
import { isId, parseId } from '../../identity/ids.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { versionOrder } from '../../wordpress/versionOrder.ts';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';
import { cleanNotes, toVersionResponse, type VersionNotes } from './versionMapping.rules.ts';
import type { VersionOwner } from './versionOwner.ts';
import * as store from './versions.store.ts';

/** Lists, edits and deletes versions. */
export type VersionsService = ReturnType<typeof createVersionsService>;

interface VersionEdit extends VersionNotes {
  isOffered?: boolean | undefined;
}

interface VersionListRequest {
  isNewestFirst: boolean;
  limit?: number | undefined;
  after?: string | undefined;
}

/** Returns the version that a page follows. @throws for an invalid cursor */
async function resolveCursor(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  after: string,
): Promise<store.VersionPage['after']> {
  const version = isId(after)
    ? (await store.findVersion(tx, accountId, productId, after))?.version
    : decodeKeyCursor(after).key;
  if (version === undefined || !isPackageVersion(version)) throw refuseCursor();
  return { version, version_order: versionOrder(version) };
}

/** Creates the service. */
export function createVersionsService({
  db,
  objects,
  events,
  sanitize,
}: {
  db: Database;
  objects: ObjectStore;
  events: Events;
  sanitize: SanitizeHtml;
}) {
  const toResponse = (row: store.VersionRow): PluginVersionResponse =>
    toVersionResponse(row, objects.locate(row.object_key));

  return {
    /**
     * Returns a page of a product's versions by number, and the cursor of the next page.
     * @param page.after a cursor, or the id of a version
     */
    async list(
      ctx: RequestContext,
      owner: VersionOwner,
      { isNewestFirst, limit = VERSIONS_PAGE.max, after }: VersionListRequest,
    ): Promise<{ results: PluginVersionResponse[]; next: string | undefined }> {
      const productId = parseId(owner.productId);
      const rows = await db.withAccount(ctx, async (tx) => {
        const product = await store.findProduct(tx, ctx.accountId, owner.kind, productId);
        if (!product) throw notFound();
        const previous = after
          ? await resolveCursor(tx, ctx.accountId, productId, after)
          : undefined;
        const page = { isNewestFirst, limit: limit + 1, after: previous };
        return store.listVersions(tx, ctx.accountId, productId, page);
      });
      const results = rows.slice(0, limit);
      const last = rows.length > limit ? results.at(-1) : undefined;
      return {
        results: results.map(toResponse),
        next: last && encodeKeyCursor({ key: last.version, id: last.id }),
      };
    },

    /** Edits a version: its notes, and whether sites are offered it. Its package never changes. */
    async edit(
      ctx: RequestContext,
      owner: VersionOwner,
      versionId: string,
      { isOffered, ...notes }: VersionEdit,
    ): Promise<PluginVersionResponse> {
      const cleaned = await cleanNotes(notes, sanitize);
      if (!cleaned.ok) throw invalid('Please correct the marked fields.', cleaned.fields);
      const ids = [parseId(owner.productId), parseId(versionId)] as const;
      const row = await db.withAccount(ctx, async (tx) => {
        if (!(await store.findProduct(tx, ctx.accountId, owner.kind, ids[0]))) return undefined;
        const changes = {
          ...cleaned.notes,
          ...(isOffered !== undefined && { is_offered: isOffered }),
        };
        return store.updateVersion(tx, ctx.accountId, ...ids, changes);
      });
      if (!row) throw notFound();
      events.announce('productChanged', { productId: row.item_id });
      return toResponse(row);
    },

    /** Deletes a version and its links. The storage sweep removes its package. */
    async remove(ctx: RequestContext, owner: VersionOwner, versionId: string): Promise<void> {
      const ids = [parseId(owner.productId), parseId(versionId)] as const;
      const isDeleted = await db.withAccount(ctx, async (tx) => {
        if (!(await store.findProduct(tx, ctx.accountId, owner.kind, ids[0], true))) return false;
        return store.deleteVersion(tx, ctx.accountId, ...ids);
      });
      if (!isDeleted) throw notFound();
      events.announce('productChanged', { productId: ids[0] });
    },
  };
}
