import {
  type InspectNewPackageResponse,
  type InspectPackageResponse,
  type PackageReport,
  type ProductKind,
  versionValidation,
} from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import type { PackagePurpose } from '../packages/inspection.ts';
import { missingUpload, type PackagesService, usedUpload } from '../packages/packages.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { describeProduct } from './newProduct/newProduct.rules.ts';
import { createPackageLookup } from './packageLookup.ts';
import { reportOfUpload, reportOfVersion } from './reportMapping.rules.ts';
import type { VersionOwner } from './versionOwner.ts';
import * as store from './versions.store.ts';

/** Reports what packages contain. */
export type PackageReports = ReturnType<typeof createPackageReports>;

/** Creates the service. */
export function createPackageReports({
  db,
  uploads,
  packages,
}: {
  db: Database;
  uploads: UploadsService;
  packages: PackagesService;
}) {
  const { findProduct, readFiles, findPrevious } = createPackageLookup(db, packages);

  const inspectUpload = async (
    ctx: RequestContext,
    productId: string | undefined,
    s3Url: string,
    purpose: PackagePurpose,
  ) => {
    const ticket = await db.withAccount(ctx, (tx) => uploads.findTicket(tx, ctx, s3Url));
    if (!ticket) {
      throw invalid(versionValidation.zipRequired, { s3Url: versionValidation.zipRequired });
    }
    if (ticket.used_at) throw usedUpload();
    const result = await packages.inspect(ctx, productId, ticket, purpose);
    if (!result) throw missingUpload();
    return result;
  };

  return {
    /** Inspects an upload, which can still become a version. */
    async inspect(
      ctx: RequestContext,
      owner: VersionOwner,
      s3Url: string,
    ): Promise<InspectPackageResponse> {
      const product = await findProduct(ctx, owner);
      const result = await inspectUpload(ctx, product.id, s3Url, {
        kind: owner.kind,
        slug: product.slug,
      });
      if (!result.ok) return { fault: result.fault.message, report: null };
      const previous = await findPrevious(ctx, product, result.report.version);
      return { fault: null, report: reportOfUpload(owner.kind, result.report, previous) };
    },

    /** Inspects an upload that is to become the first version of a new product. */
    async inspectNew(
      ctx: RequestContext,
      kind: ProductKind,
      s3Url: string,
    ): Promise<InspectNewPackageResponse> {
      const result = await inspectUpload(ctx, undefined, s3Url, { kind, slug: undefined });
      if (!result.ok) return { fault: result.fault.message, report: null, product: null };
      return {
        fault: null,
        report: reportOfUpload(kind, result.report, undefined),
        product: describeProduct(result.report),
      };
    },

    /** Returns what a version's package contains and how it differs from the previous version. */
    async read(
      ctx: RequestContext,
      owner: VersionOwner,
      versionId: string,
    ): Promise<PackageReport> {
      const product = await findProduct(ctx, owner);
      const id = parseId(versionId);
      const row = await db.withAccount(ctx, (tx) =>
        store.findVersion(tx, ctx.accountId, product.id, id),
      );
      if (!row) throw notFound();
      const own = await readFiles(ctx, product, row);
      const previous = await findPrevious(ctx, product, row.version);
      return reportOfVersion(owner.kind, { row, files: own }, previous);
    },
  };
}
