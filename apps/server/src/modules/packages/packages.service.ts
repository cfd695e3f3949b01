import type { RequestContext } from '../../context.ts';
import { conflict, invalid, Refusal } from '../../errors.ts';
import type { ObjectStore, StagedObject } from '../../ports/objects.ts';
import { packageKey } from '../uploads/uploads.rules.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { entryFault, type PackageFault } from './entries.rules.ts';
import type { InspectionResult, PackagePurpose, PackageReport } from './inspection.ts';
import type { PackageInspector } from './inspector.ts';
import { createPackageReports, type StoredObject, stageObject } from './packageReports.ts';
import { checkTypedVersion, checkVersionFile } from './packageVersion.rules.ts';

/** A valid package in its final location. */
export interface SavedPackage {
  key: string;
  report: PackageReport;
}

/** The product that a package is stored for, and what decides whether it is stored. */
export interface SavePurpose extends PackagePurpose {
  /** Called before it is stored; throws to reject the package. */
  accept(report: PackageReport): Promise<void>;
}

/** Inspects and stores packages, for uploads, copies and reports. */
export type PackagesService = ReturnType<typeof createPackagesService>;

/** The dependencies of the service. */
interface PackagesDependencies {
  objects: ObjectStore;
  inspector: PackageInspector;
  uploads: Pick<UploadsService, 'announcePackage'>;
  /** This server's URL for sites, without a trailing slash. */
  publicUrl: string;
}

/** Creates the service. */
export function createPackagesService({
  objects,
  inspector,
  uploads,
  publicUrl,
}: PackagesDependencies) {
  const reports = createPackageReports(objects, inspector, publicUrl);

  /** Stores an inspected package. */
  const store = async (
    ctx: RequestContext,
    productId: string,
    staged: StagedObject,
    { kind, accept, result }: SavePurpose & { result: InspectionResult },
  ): Promise<SavedPackage> => {
    if (!result.ok) throw invalidPackage(result.fault);
    await accept(result.report);
    const key = packageKey(ctx.accountId, productId, result.report.sha256);
    await uploads.announcePackage(ctx, key);
    await objects.save(staged, key);
    return { key, report: reports.forProduct(result.report, kind, productId) };
  };

  return {
    /** Inspects an upload or a stored package. */
    inspect: reports.inspect,

    /**
     * Inspects a package, unless that was done before, and stores it for a product. Throws with the
     * invalid fields.
     */
    async save(
      ctx: RequestContext,
      productId: string,
      source: StoredObject,
      { accept, ...purpose }: SavePurpose,
    ): Promise<SavedPackage> {
      const staged = await stageObject(objects, source);
      if (!staged) throw missingUpload();
      try {
        const result = await reports.inspectStaged(ctx, source, staged, purpose);
        return await store(ctx, productId, staged, { ...purpose, accept, result });
      } finally {
        await staged.release();
      }
    },

    /** Inspects a zip file on this server's disk and stores it for a product. The file is not deleted. */
    async saveFile(
      ctx: RequestContext,
      productId: string,
      file: { path: string; size: number },
      { accept, ...purpose }: SavePurpose,
    ): Promise<SavedPackage> {
      const result = await reports.inspectFile(ctx, file.path, purpose);
      const staged = { ...file, release: async () => undefined };
      return store(ctx, productId, staged, { ...purpose, accept, result });
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
export function requireTypedVersion(report: PackageReport, typed: string | undefined): void {
  requireSameVersion(report, checkTypedVersion(report.version, typed));
}

/** Throws if the version of the version file differs from that of the package. */
export function requireVersionOfFile(report: PackageReport, file: string): void {
  requireSameVersion(report, checkVersionFile(report.version, file));
}

function requireSameVersion({ mainFile }: PackageReport, reason: string | undefined): void {
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
