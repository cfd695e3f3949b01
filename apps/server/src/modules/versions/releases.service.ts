import type { PluginVersionResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { Events } from '../../events.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { parseUploadKey } from '../uploads/uploads.rules.ts';
import type { NewVersion, UploadedVersions, VersionedProduct } from './uploadedVersions.ts';
import { toVersionResponse } from './versionMapping.rules.ts';
import { requireProduct, type VersionOwner } from './versionOwner.ts';

/** The dependencies of the service. */
export interface ReleaseDependencies {
  db: Database;
  objects: ObjectStore;
  uploaded: UploadedVersions;
  events: Events;
}

/** The first version of a product that is being created. */
export interface FirstVersion {
  /** Adds the version in the transaction that creates the product. */
  add(tx: AccountTransaction): Promise<void>;
  /** Deletes the upload once the transaction is committed. */
  finish(): Promise<void>;
}

/** Releases versions. */
export type ReleasesService = ReturnType<typeof createReleasesService>;

/** Deletes the object of a used upload. If this fails, the storage sweep removes it. */
export async function removeUpload(objects: ObjectStore, { s3Url }: NewVersion): Promise<void> {
  const key = parseUploadKey(s3Url);
  if (key !== undefined) await objects.remove(key).catch(() => undefined);
}

/** Creates the service. */
export function createReleasesService({ db, objects, uploaded, events }: ReleaseDependencies) {
  return {
    /** Creates a version from an upload. Repeating the request returns the same version. */
    async release(
      ctx: RequestContext,
      owner: VersionOwner,
      input: NewVersion,
    ): Promise<PluginVersionResponse> {
      const product = await db.withAccount(ctx, (tx) =>
        requireProduct(tx, ctx.accountId, owner, { locks: false }),
      );
      const prepared = await uploaded.prepare(ctx, product, input);
      const toResponse = (row: NonNullable<typeof prepared.existing>) =>
        toVersionResponse(row, objects.locate(row.object_key));
      if (prepared.existing) return toResponse(prepared.existing);
      const { version } = await db.withAccount(ctx, async (tx) => {
        const { id } = await requireProduct(tx, ctx.accountId, owner, { locks: true });
        const added = await uploaded.add(tx, ctx, id, input, prepared);
        if (added.isNew)
          await events.publish(tx, 'releasePublished', { ctx, version: added.version });
        return added;
      });
      events.announce('productChanged', { productId: version.item_id });
      await removeUpload(objects, input);
      return toResponse(version);
    },

    /** Inspects and stores the package of the first version of a product that does not exist yet. */
    async prepareFirst(
      ctx: RequestContext,
      product: VersionedProduct,
      input: NewVersion,
    ): Promise<FirstVersion> {
      const prepared = await uploaded.prepare(ctx, product, input);
      if (prepared.existing) throw new Error('A new product already has a version.');
      return {
        async add(tx) {
          const { version } = await uploaded.add(tx, ctx, product.id, input, prepared);
          await events.publish(tx, 'releasePublished', { ctx, version });
        },
        finish: () => removeUpload(objects, input),
      };
    },
  };
}
