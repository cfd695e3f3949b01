import { type InspectPackageResponse, type PackageReport, versionValidation } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { parseVersionNumber } from '../../wordpress/versionNumber.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import * as files from './packageFiles.store.ts';
import { missingUpload, type PackageKeeper, usedUpload } from './packageKeeper.ts';
import {
  describeFiles,
  type EarlierPackage,
  reportOfUpload,
  reportOfVersion,
} from './reportMapping.rules.ts';
import type { VersionsOf } from './versions.service.ts';
import * as store from './versions.store.ts';

/** The verbs that tell what packages hold. */
export type PackageReports = ReturnType<typeof createPackageReports>;

/** Make the verbs that tell what packages hold. */
export function createPackageReports({
  db,
  uploads,
  keeper,
}: {
  db: Database;
  uploads: UploadsService;
  keeper: PackageKeeper;
}) {
  const findItem = async (ctx: RequestContext, of: VersionsOf) => {
    const id = parseId(of.itemId);
    const item = await db.withAccount(ctx, (tx) => store.findItem(tx, ctx.accountId, of.kind, id));
    if (!item) throw notFound();
    return { ...item, kind: of.kind };
  };
  type Item = Awaited<ReturnType<typeof findItem>>;

  /** What is in a version's package, read from the package itself where it was not kept. */
  const filesOf = async (ctx: RequestContext, item: Item, row: store.VersionRow) => {
    const { id, version } = row;
    const { kind, slug } = item;
    const kept = await db.withAccount(ctx, (tx) => files.findFiles(tx, ctx.accountId, id));
    if (kept) return kept;
    const result = await keeper.inspect(row, { kind, slug, version });
    if (!result?.ok) return undefined;
    const described = describeFiles(result.report);
    return db.withAccount(ctx, async (tx) => {
      // Deleted while it was read.
      if (!(await store.findVersion(tx, ctx.accountId, item.id, id))) return undefined;
      await files.insertFiles(tx, { version_id: id, account_id: ctx.accountId, ...described });
      return files.findFiles(tx, ctx.accountId, id);
    });
  };

  const findEarlier = async (
    ctx: RequestContext,
    item: Item,
    version: string,
  ): Promise<EarlierPackage | undefined> => {
    const number = parseVersionNumber(version);
    if (!number) return undefined;
    const row = await db.withAccount(ctx, (tx) =>
      files.findVersionBefore(tx, ctx.accountId, item.id, number),
    );
    return row && { row, files: await filesOf(ctx, item, row) };
  };

  return {
    /** Look at an upload before a version is made of it. The upload stays unused. */
    async inspect(
      ctx: RequestContext,
      of: VersionsOf,
      s3Url: string,
    ): Promise<InspectPackageResponse> {
      const item = await findItem(ctx, of);
      const ticket = await db.withAccount(ctx, (tx) => uploads.findTicket(tx, ctx, s3Url));
      if (!ticket) {
        throw invalid(versionValidation.zipRequired, { s3Url: versionValidation.zipRequired });
      }
      if (ticket.used_at) throw usedUpload();
      const result = await keeper.inspect(ticket, { kind: of.kind, slug: item.slug });
      if (!result) throw missingUpload();
      if (!result.ok) return { fault: result.fault.message, report: null };
      const earlier = await findEarlier(ctx, item, result.report.headers.version ?? '');
      return { fault: null, report: reportOfUpload(of.kind, result.report, earlier) };
    },

    /** Tell what a version's package holds, and how it differs from the version before it. */
    async read(ctx: RequestContext, of: VersionsOf, versionId: string): Promise<PackageReport> {
      const item = await findItem(ctx, of);
      const id = parseId(versionId);
      const row = await db.withAccount(ctx, (tx) =>
        store.findVersion(tx, ctx.accountId, item.id, id),
      );
      if (!row) throw notFound();
      const own = await filesOf(ctx, item, row);
      const earlier = await findEarlier(ctx, item, row.version);
      return reportOfVersion(of.kind, { row, files: own }, earlier);
    },
  };
}
