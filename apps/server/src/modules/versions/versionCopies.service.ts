import { type PluginVersionResponse, versionValidation } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Events } from '../../events.ts';
import { parseId } from '../../identity/ids.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { type PackagesService, requireTypedVersion } from '../packages/packages.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { addVersion } from './addVersion.ts';
import { toVersionResponse } from './versionMapping.rules.ts';
import type { VersionOwner } from './versionOwner.ts';
import * as store from './versions.store.ts';

/** Copies versions from one product of an account to another. */
export type VersionCopies = ReturnType<typeof createVersionCopies>;

/** Finds the product, the source and, if it exists, the copy. @param locks locks the product */
async function findForCopy(
  tx: AccountTransaction,
  ctx: RequestContext,
  owner: VersionOwner,
  sourceId: string,
  { locks }: { locks: boolean },
) {
  const { accountId } = ctx;
  const product = await store.findProduct(
    tx,
    accountId,
    owner.kind,
    parseId(owner.productId),
    locks,
  );
  const source = product && (await store.findSource(tx, accountId, owner.kind, parseId(sourceId)));
  if (!source) throw notFound();
  const existing = await store.findNumber(tx, accountId, product.id, source.version);
  if (!existing) return { product, source };
  const isSame = source.item_id !== product.id && existing.sha256 === source.sha256;
  if (isSame) return { product, source, copy: existing };
  throw conflict(versionValidation.exists, { version: versionValidation.exists });
}

/** Creates the service. */
export function createVersionCopies({
  db,
  objects,
  uploads,
  packages,
  events,
}: {
  db: Database;
  objects: ObjectStore;
  uploads: UploadsService;
  packages: PackagesService;
  events: Events;
}) {
  return {
    /**
     * Copies a version with its package and notes. Like an upload, the package must be valid for
     * the product. Repeating the request returns the same version.
     */
    async copy(
      ctx: RequestContext,
      owner: VersionOwner,
      sourceId: string,
    ): Promise<PluginVersionResponse> {
      const toResponse = (row: store.VersionRow) =>
        toVersionResponse(row, objects.locate(row.object_key));
      const before = await db.withAccount(ctx, (tx) =>
        findForCopy(tx, ctx, owner, sourceId, { locks: false }),
      );
      if (before.copy) return toResponse(before.copy);
      const { product, source } = before;
      const requireQuota = (tx: AccountTransaction) =>
        uploads.requireQuota(tx, ctx, { storedBytes: Number(source.file_size), openTickets: 0 });
      const saved = await packages.save(ctx, product.id, source, {
        kind: owner.kind,
        slug: product.slug,
        accept: async (report) => {
          requireTypedVersion(report, source.version);
          await db.withAccount(ctx, requireQuota);
        },
      });
      const row = await db.withAccount(ctx, async (tx) => {
        await requireQuota(tx);
        const found = await findForCopy(tx, ctx, owner, sourceId, { locks: true });
        if (found.copy) return found.copy;
        await packages.requireSaved(saved);
        const { requires, tested, upgrade_notice, changelog } = found.source;
        const notes = { requires, tested, upgrade_notice, changelog };
        const parts = { productId: product.id, saved, notes, ticketId: null };
        const version = await addVersion(tx, { ctx, ...parts });
        await events.publish(tx, 'releasePublished', { ctx, version });
        return version;
      });
      events.announce('productChanged', { productId: product.id });
      return toResponse(row);
    },
  };
}
