import { type ProductKind, versionValidation } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  type PackagesService,
  requireTypedVersion,
  type SavedPackage,
  usedUpload,
} from '../packages/packages.service.ts';
import { checkTypedVersion } from '../packages/packageVersion.rules.ts';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { addVersion } from './addVersion.ts';
import { cleanNotes, type StoredNotes, type VersionNotes } from './versionMapping.rules.ts';
import * as store from './versions.store.ts';

/** A new version from an uploaded package. */
export interface NewVersion extends VersionNotes {
  /** Must match the version in the package. Undefined to use that one. */
  version?: string | undefined;
  s3Url: string;
}

/** The product of a new version. It may not exist yet. */
export interface VersionedProduct {
  id: string;
  kind: ProductKind;
  slug: string;
}

/** A package that can become a version, or the version that was created from it before. */
export type PreparedVersion =
  | { existing: store.VersionRow }
  | { existing?: undefined; saved: SavedPackage; notes: StoredNotes };

/** A version, and whether it was created just now. */
export interface AddedVersion {
  version: store.VersionRow;
  isNew: boolean;
}

/** Creates versions from uploads, in two steps: the package is stored, then the version is added. */
export type UploadedVersions = ReturnType<typeof createUploadedVersions>;

/** Throws if a product already has a version. */
export async function requireNewVersion(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  version: string,
): Promise<void> {
  if (!(await store.findNumber(tx, accountId, productId, version))) return;
  throw conflict(versionValidation.exists, { version: versionValidation.exists });
}

/** Finds the upload, and the version that was created from it. @param locks locks the upload */
async function findUpload(
  uploads: UploadsService,
  tx: AccountTransaction,
  ctx: RequestContext,
  productId: string,
  input: NewVersion,
  { locks }: { locks: boolean },
) {
  const ticket = await uploads.findTicket(tx, ctx, input.s3Url, locks);
  if (!ticket) {
    throw invalid(versionValidation.zipRequired, { s3Url: versionValidation.zipRequired });
  }
  const version =
    ticket.version_id && (await store.findVersion(tx, ctx.accountId, productId, ticket.version_id));
  if (version && checkTypedVersion(version.version, input.version) === undefined)
    return { ticket, version };
  if (ticket.used_at) throw usedUpload();
  return { ticket };
}

/** Creates the two steps. */
export function createUploadedVersions({
  db,
  uploads,
  packages,
  sanitize,
}: {
  db: Database;
  uploads: UploadsService;
  packages: PackagesService;
  sanitize: SanitizeHtml;
}) {
  return {
    /** Inspects and stores the package of a new version. Throws with the invalid fields. */
    async prepare(
      ctx: RequestContext,
      product: VersionedProduct,
      input: NewVersion,
    ): Promise<PreparedVersion> {
      const { id, kind, slug } = product;
      const cleaned = await cleanNotes(input, sanitize);
      if (!cleaned.ok) throw invalid('Please correct the marked fields.', cleaned.fields);
      const find = () =>
        db.withAccount(ctx, (tx) => findUpload(uploads, tx, ctx, id, input, { locks: false }));
      const before = await find();
      if (before.version) return { existing: before.version };
      const accept = async (report: SavedPackage['report']) => {
        requireTypedVersion(report, input.version);
        await db.withAccount(ctx, (tx) => requireNewVersion(tx, ctx.accountId, id, report.version));
      };
      try {
        const saved = await packages.save(ctx, id, before.ticket, { kind, slug, accept });
        return { saved, notes: cleaned.notes };
      } catch (error) {
        // A repeated request may have used the upload meanwhile.
        const { version } = await find();
        if (version) return { existing: version };
        throw error;
      }
    },

    /**
     * Adds a prepared version. The caller holds the product's lock.
     * @param releasedAt when it was released, for an earlier version that sites are not offered
     */
    async add(
      tx: AccountTransaction,
      ctx: RequestContext,
      productId: string,
      input: NewVersion,
      prepared: PreparedVersion & { existing?: undefined },
      releasedAt?: Date,
    ): Promise<AddedVersion> {
      const { ticket, version } = await findUpload(uploads, tx, ctx, productId, input, {
        locks: true,
      });
      if (version) return { version, isNew: false };
      const { saved, notes } = prepared;
      await requireNewVersion(tx, ctx.accountId, productId, saved.report.version);
      await packages.requireSaved(saved);
      const parts = { ctx, productId, saved, notes, ticketId: ticket.id };
      const added = await addVersion(tx, { ...parts, ...(releasedAt && { releasedAt }) });
      if (!(await uploads.useTicket(tx, ticket.id, added.id))) throw usedUpload();
      return { version: added, isNew: true };
    },
  };
}
