import { type PluginVersionResponse, versionValidation } from '@pressdock/api';
import { VERSIONS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { ItemKind } from '../../db/schema.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { isId, parseId } from '../../identity/ids.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { parseVersionNumber } from '../../wordpress/versionNumber.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { addVersion, type OnRelease } from './addVersion.ts';
import { type PackageKeeper, usedUpload } from './packageKeeper.ts';
import { cleanNotes, toVersionResponse, type VersionNotes } from './versionMapping.rules.ts';
import * as store from './versions.store.ts';

/** Which product's versions are meant. */
export interface VersionsOf {
  kind: ItemKind;
  itemId: string;
}

/** A new version from an uploaded package. */
export interface NewVersion extends VersionNotes {
  version: string;
  s3Url: string;
}

/** The verbs of versions. */
export type VersionsService = ReturnType<typeof createVersionsService>;

/** Make the verbs of versions. @param onChange hears of each product whose versions changed */
export function createVersionsService(options: {
  db: Database;
  objects: ObjectStore;
  uploads: UploadsService;
  keeper: PackageKeeper;
  onChange: (itemId: string) => void;
  onRelease: OnRelease;
}) {
  const { db, objects, uploads, keeper, onChange, onRelease } = options;
  const answer = (row: store.VersionRow): PluginVersionResponse =>
    toVersionResponse(row, objects.locate(row.object_key));

  const lookUp = async (
    tx: AccountTransaction,
    ctx: RequestContext,
    of: VersionsOf,
    input: NewVersion,
    isForUse: boolean,
  ) => {
    const item = await store.findItem(tx, ctx.accountId, of.kind, parseId(of.itemId), isForUse);
    if (!item) throw notFound();
    const ticket = await uploads.findTicket(tx, ctx, input.s3Url, isForUse);
    if (!ticket)
      throw invalid(versionValidation.zipRequired, { s3Url: versionValidation.zipRequired });
    const made =
      ticket.version_id && (await store.findVersion(tx, ctx.accountId, item.id, ticket.version_id));
    if (made && made.version === input.version) return { item, ticket, made };
    if (ticket.used_at) throw usedUpload();
    if (await store.findNumber(tx, ctx.accountId, item.id, input.version)) {
      throw conflict(versionValidation.exists, { version: versionValidation.exists });
    }
    return { item, ticket };
  };

  return {
    /** List a product's versions by number. */
    async list(
      ctx: RequestContext,
      of: VersionsOf,
      page: Omit<store.VersionPage, 'limit'> & { limit?: number | undefined },
    ) {
      const itemId = parseId(of.itemId);
      const rows = await db.withAccount(ctx, async (tx) => {
        const item = await store.findItem(tx, ctx.accountId, of.kind, itemId);
        if (!item) throw notFound();
        const { limit = VERSIONS_PAGE.max, after } = page;
        if (after !== undefined && !isId(after)) return [];
        return store.listVersions(tx, ctx.accountId, itemId, { ...page, limit });
      });
      return rows.map(answer);
    },

    /** Make a version from an upload. Asking again for the same upload and number answers the same version. */
    async create(
      ctx: RequestContext,
      of: VersionsOf,
      input: NewVersion,
    ): Promise<PluginVersionResponse> {
      const number = parseVersionNumber(input.version);
      if (!number)
        throw invalid(versionValidation.format, {
          version: versionValidation.format,
        });
      const cleaned = cleanNotes(input);
      if (!cleaned.ok) throw invalid('Please correct the marked fields.', cleaned.fields);
      const before = await db.withAccount(ctx, (tx) => lookUp(tx, ctx, of, input, false));
      if (before.made) return answer(before.made);
      const { item, ticket } = before;
      const purpose = { kind: of.kind, slug: item.slug, version: input.version };
      const kept = await keeper.keep(ctx, item.id, ticket, purpose).catch(async (error) => {
        // The same request, sent twice, may have used the upload up in the meantime.
        const { made } = await db.withAccount(ctx, (tx) => lookUp(tx, ctx, of, input, false));
        if (made) return made;
        throw error;
      });
      if ('item_id' in kept) return answer(kept);
      const row = await db.withAccount(ctx, async (tx) => {
        const { item, ticket, made } = await lookUp(tx, ctx, of, input, true);
        if (made) return made;
        await keeper.confirm(kept);
        const version = await addVersion(tx, {
          ctx,
          itemId: item.id,
          number,
          kept,
          notes: cleaned.notes,
          ticketId: ticket.id,
          onRelease,
        });
        if (!(await uploads.useTicket(tx, ticket.id, version.id))) throw usedUpload();
        return version;
      });
      onChange(row.item_id);
      await objects.remove(before.ticket.object_key).catch(leaveToSweep);
      return answer(row);
    },

    /** Change what is told about a version; its number and its bytes never change. */
    async edit(ctx: RequestContext, of: VersionsOf, versionId: string, notes: VersionNotes) {
      const cleaned = cleanNotes(notes);
      if (!cleaned.ok) throw invalid('Please correct the marked fields.', cleaned.fields);
      const ids = [parseId(of.itemId), parseId(versionId)] as const;
      const row = await db.withAccount(ctx, async (tx) => {
        if (!(await store.findItem(tx, ctx.accountId, of.kind, ids[0]))) return undefined;
        return store.updateVersion(tx, ctx.accountId, ...ids, cleaned.notes);
      });
      if (!row) throw notFound();
      onChange(row.item_id);
      return answer(row);
    },

    /** Delete a version; its links end with it, and the next sweep removes its package. */
    async remove(ctx: RequestContext, of: VersionsOf, versionId: string): Promise<void> {
      const ids = [parseId(of.itemId), parseId(versionId)] as const;
      const gone = await db.withAccount(ctx, async (tx) => {
        if (!(await store.findItem(tx, ctx.accountId, of.kind, ids[0], true))) return false;
        return store.deleteVersion(tx, ctx.accountId, ...ids);
      });
      if (!gone) throw notFound();
      onChange(ids[0]);
    },
  };
}

/** The version stands; what is left of its upload is swept later. */
function leaveToSweep(): void {}
