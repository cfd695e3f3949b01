import type { RequestContext } from '../../context.ts';
import { conflict, invalid, Refusal } from '../../errors.ts';
import type { ObjectStore, StagedObject } from '../../ports/objects.ts';
import { packageKey } from '../uploads/uploads.rules.ts';
import { entryFault, type PackageFault } from './entries.rules.ts';
import { hashFile } from './hashFile.ts';
import type { InspectionResult, PackagePurpose, PackageReport } from './inspection.ts';
import type { PackageInspector } from './inspector.ts';
import { checkTypedVersion } from './packageVersion.rules.ts';
import { createReportCache } from './reportCache.ts';
import { updateServerWarnings } from './updateServer.rules.ts';

/** An object that is or may become a package. */
export interface StoredObject {
  object_key: string;
  file_size: number;
}

/** A valid package in its final location. */
export interface SavedPackage {
  key: string;
  report: PackageReport;
}

/** Inspects and stores packages, for uploads, copies and reports. */
export type PackagesService = ReturnType<typeof createPackagesService>;

/** Creates the service. @param publicUrl this server's URL for sites, without a trailing slash */
export function createPackagesService(
  objects: ObjectStore,
  inspector: PackageInspector,
  publicUrl: string,
) {
  const reports = createReportCache();

  /** Adds the warnings that depend on the product. A new product is not contacted by any package. */
  const reportFor = (
    report: PackageReport,
    kind: PackagePurpose['kind'],
    productId: string | undefined,
  ): PackageReport => {
    if (productId === undefined) return report;
    const { updateAddresses, headers } = report;
    const source = { kind, productId, publicUrl };
    const warnings = updateServerWarnings(updateAddresses, headers.updateUri, source);
    return { ...report, warnings: [...report.warnings, ...warnings] };
  };

  const stage = async ({ object_key, file_size }: StoredObject) => {
    const staged = await objects.stage(object_key);
    if (staged?.size === Number(file_size)) return staged;
    await staged?.release();
    return undefined;
  };

  const inspectStaged = async (
    { accountId }: RequestContext,
    { object_key: key }: StoredObject,
    { path }: StagedObject,
    purpose: PackagePurpose,
  ) => {
    const result = await inspector.inspect(accountId, { path, ...purpose });
    if (result.ok) reports.set(key, purpose, result.report);
    return result;
  };

  return {
    /**
     * Inspects a package once; `undefined` when the object is missing or incomplete.
     * @param productId undefined for a product that does not exist yet
     */
    async inspect(
      ctx: RequestContext,
      productId: string | undefined,
      source: StoredObject,
      purpose: PackagePurpose,
    ): Promise<InspectionResult | undefined> {
      const known = reports.get(source.object_key, purpose);
      if (known) return { ok: true, report: reportFor(known, purpose.kind, productId) };
      const staged = await stage(source);
      if (!staged) return undefined;
      try {
        const result = await inspectStaged(ctx, source, staged, purpose);
        if (!result.ok) return result;
        return { ok: true, report: reportFor(result.report, purpose.kind, productId) };
      } finally {
        await staged.release();
      }
    },

    /**
     * Inspects a package, unless that was done before, and stores it for a product. Throws with the
     * invalid fields. @param accept called before it is stored; throws to reject the package
     */
    async save(
      ctx: RequestContext,
      productId: string,
      source: StoredObject,
      { accept, ...purpose }: PackagePurpose & { accept(report: PackageReport): Promise<void> },
    ): Promise<SavedPackage> {
      const staged = await stage(source);
      if (!staged) throw missingUpload();
      try {
        const known = reports.get(source.object_key, purpose);
        // An upload to S3 may have been replaced since it was inspected.
        const isSame = known && known.sha256 === (await hashFile(staged.path));
        const result = isSame
          ? { ok: true as const, report: known }
          : await inspectStaged(ctx, source, staged, purpose);
        if (!result.ok) throw invalidPackage(result.fault);
        await accept(result.report);
        const key = packageKey(ctx.accountId, productId, result.report.sha256);
        await objects.save(staged, key);
        return { key, report: reportFor(result.report, purpose.kind, productId) };
      } finally {
        await staged.release();
      }
    },

    /**
     * Throws if a saved package is gone. Called with the product's lock held: the storage sweep may
     * have removed the package in between, as that of a deleted version.
     */
    async requireSaved({ key }: SavedPackage): Promise<void> {
      if (await objects.has(key)) return;
      const message = 'The package could not be stored. Please try again in a moment.';
      throw new Refusal('unavailable', message);
    },
  };
}

/** Throws if a typed version differs from that of the package. */
export function requireTypedVersion(
  { version, mainFile }: PackageReport,
  typed: string | undefined,
): void {
  const reason = checkTypedVersion(version, typed);
  if (reason === undefined) return;
  const { message } = entryFault('version_differs', mainFile, reason);
  throw invalid(message, { version: message });
}

/** Returns the error for an upload that is missing or incomplete. */
export function missingUpload(): Refusal {
  const message = 'The upload has not arrived. Please upload the zip file again.';
  return invalid(message, { s3Url: message });
}

/** Returns the error for an upload that a version was already created from. */
export function usedUpload(): Refusal {
  const message =
    'A version has already been created from this upload. Please upload the zip file again.';
  return conflict(message, { s3Url: message });
}

function invalidPackage({ message }: PackageFault): Refusal {
  return invalid(message, { s3Url: message });
}
