import { type PluginVersionResponse, versionValidation } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { Events } from '../../events.ts';
import { parseId } from '../../identity/ids.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { parseVersionNumber } from '../../wordpress/versionNumber.ts';
import { type PackagesService, usedUpload } from '../packages/packages.service.ts';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { publishVersion } from './publishVersion.ts';
import { cleanNotes, toVersionResponse, type VersionNotes } from './versionMapping.rules.ts';
import type { VersionOwner } from './versionOwner.ts';
import * as store from './versions.store.ts';

/** A new version from an uploaded package. */
export interface NewVersion extends VersionNotes {
  version: string;
  s3Url: string;
}

/** The dependencies of the function. */
export interface ReleaseDependencies {
  db: Database;
  objects: ObjectStore;
  uploads: UploadsService;
  packages: PackagesService;
  events: Events;
  sanitize: SanitizeHtml;
}

/** Releases a version. */
export type ReleaseVersion = ReturnType<typeof createReleaseVersion>;

/** Finds the product, the ticket and, if it exists, the version. @param locks locks the first two */
async function findForRelease(
  tx: AccountTransaction,
  { uploads }: ReleaseDependencies,
  { ctx, owner, input }: { ctx: RequestContext; owner: VersionOwner; input: NewVersion },
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
  if (!product) throw notFound();
  const ticket = await uploads.findTicket(tx, ctx, input.s3Url, locks);
  if (!ticket) {
    throw invalid(versionValidation.zipRequired, { s3Url: versionValidation.zipRequired });
  }
  const version =
    ticket.version_id && (await store.findVersion(tx, accountId, product.id, ticket.version_id));
  if (version && version.version === input.version) return { product, ticket, version };
  if (ticket.used_at) throw usedUpload();
  if (await store.findNumber(tx, accountId, product.id, input.version)) {
    throw conflict(versionValidation.exists, { version: versionValidation.exists });
  }
  return { product, ticket };
}

/** Creates the function. */
export function createReleaseVersion(dependencies: ReleaseDependencies) {
  const { db, objects, uploads, packages, events } = dependencies;
  const toResponse = (row: store.VersionRow): PluginVersionResponse =>
    toVersionResponse(row, objects.locate(row.object_key));

  /** Creates a version from an upload. Repeating the request returns the same version. */
  return async function releaseVersion(
    ctx: RequestContext,
    owner: VersionOwner,
    input: NewVersion,
  ): Promise<PluginVersionResponse> {
    const number = parseVersionNumber(input.version);
    if (!number) throw invalid(versionValidation.format, { version: versionValidation.format });
    const cleaned = await cleanNotes(input, dependencies.sanitize);
    if (!cleaned.ok) throw invalid('Please correct the marked fields.', cleaned.fields);
    const request = { ctx, owner, input };
    const find = () =>
      db.withAccount(ctx, (tx) => findForRelease(tx, dependencies, request, { locks: false }));
    const before = await find();
    if (before.version) return toResponse(before.version);
    const { product, ticket } = before;
    const purpose = { kind: owner.kind, slug: product.slug, version: input.version };
    const saved = await packages.save(ctx, product.id, ticket, purpose).catch(async (error) => {
      // A repeated request may have used the upload meanwhile.
      const { version } = await find();
      if (version) return version;
      throw error;
    });
    if ('item_id' in saved) return toResponse(saved);
    const row = await db.withAccount(ctx, async (tx) => {
      const found = await findForRelease(tx, dependencies, request, { locks: true });
      if (found.version) return found.version;
      await packages.requireSaved(saved);
      const version = await publishVersion(tx, events, {
        ctx,
        productId: found.product.id,
        number,
        saved,
        notes: cleaned.notes,
        ticketId: found.ticket.id,
      });
      if (!(await uploads.useTicket(tx, found.ticket.id, version.id))) throw usedUpload();
      return version;
    });
    events.announce('productChanged', { productId: row.item_id });
    // If this fails, the storage sweep removes the upload.
    await objects.remove(ticket.object_key).catch(() => undefined);
    return toResponse(row);
  };
}
