import { type InspectPackageResponse, type PackageReport, versionValidation } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { parseVersionNumber } from '../../wordpress/versionNumber.ts';
import { missingUpload, type PackagesService, usedUpload } from '../packages/packages.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import * as files from './packageFiles.store.ts';
import {
  describeFiles,
  reportOfUpload,
  reportOfVersion,
  type VersionPackage,
} from './reportMapping.rules.ts';
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
  const findItem = async (ctx: RequestContext, owner: VersionOwner) => {
    const id = parseId(owner.itemId);
    const item = await db.withAccount(ctx, (tx) =>
      store.findItem(tx, ctx.accountId, owner.kind, id),
    );
    if (!item) throw notFound();
    return { ...item, kind: owner.kind };
  };
  type Item = Awaited<ReturnType<typeof findItem>>;

  /** Returns the files of a version's package. Inspects the package if they were not stored. */
  const readFiles = async (ctx: RequestContext, item: Item, row: store.VersionRow) => {
    const { id, version } = row;
    const { kind, slug } = item;
    const stored = await db.withAccount(ctx, (tx) => files.findFiles(tx, ctx.accountId, id));
    if (stored) return stored;
    const result = await packages.inspect(row, { kind, slug, version });
    if (!result?.ok) return undefined;
    const described = describeFiles(result.report);
    return db.withAccount(ctx, async (tx) => {
      // The version may have been deleted during the inspection.
      if (!(await store.findVersion(tx, ctx.accountId, item.id, id))) return undefined;
      await files.insertFiles(tx, { version_id: id, account_id: ctx.accountId, ...described });
      return files.findFiles(tx, ctx.accountId, id);
    });
  };

  const findPrevious = async (
    ctx: RequestContext,
    item: Item,
    version: string,
  ): Promise<VersionPackage | undefined> => {
    const number = parseVersionNumber(version);
    if (!number) return undefined;
    const row = await db.withAccount(ctx, (tx) =>
      files.findVersionBefore(tx, ctx.accountId, item.id, number),
    );
    return row && { row, files: await readFiles(ctx, item, row) };
  };

  return {
    /** Inspects an upload without using it up. */
    async inspect(
      ctx: RequestContext,
      owner: VersionOwner,
      s3Url: string,
    ): Promise<InspectPackageResponse> {
      const item = await findItem(ctx, owner);
      const ticket = await db.withAccount(ctx, (tx) => uploads.findTicket(tx, ctx, s3Url));
      if (!ticket) {
        throw invalid(versionValidation.zipRequired, { s3Url: versionValidation.zipRequired });
      }
      if (ticket.used_at) throw usedUpload();
      const result = await packages.inspect(ticket, { kind: owner.kind, slug: item.slug });
      if (!result) throw missingUpload();
      if (!result.ok) return { fault: result.fault.message, report: null };
      const previous = await findPrevious(ctx, item, result.report.headers.version ?? '');
      return { fault: null, report: reportOfUpload(owner.kind, result.report, previous) };
    },

    /** Returns what a version's package contains and how it differs from the previous version. */
    async read(
      ctx: RequestContext,
      owner: VersionOwner,
      versionId: string,
    ): Promise<PackageReport> {
      const item = await findItem(ctx, owner);
      const id = parseId(versionId);
      const row = await db.withAccount(ctx, (tx) =>
        store.findVersion(tx, ctx.accountId, item.id, id),
      );
      if (!row) throw notFound();
      const own = await readFiles(ctx, item, row);
      const previous = await findPrevious(ctx, item, row.version);
      return reportOfVersion(owner.kind, { row, files: own }, previous);
    },
  };
}
