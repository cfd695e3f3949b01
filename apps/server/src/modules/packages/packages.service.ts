import type { ProductKind } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import { conflict, invalid, Refusal } from '../../errors.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { packageKey } from '../uploads/uploads.rules.ts';
import type { PackageFault } from './entries.rules.ts';
import type { InspectionResult, PackageReport } from './inspection.ts';
import type { PackageInspector } from './inspector.ts';
import { updateServerWarnings } from './updateServer.rules.ts';

/** An object that is or may become a package. */
export interface StoredObject {
  object_key: string;
  file_size: number;
}

/** The product and version that a package must be for. */
export interface PackagePurpose {
  kind: ProductKind;
  slug: string;
  /** The version in its header; undefined to accept any valid version number. */
  version?: string | undefined;
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
  const stage = async ({ object_key, file_size }: StoredObject) => {
    const staged = await objects.stage(object_key);
    if (staged?.size === Number(file_size)) return staged;
    await staged?.release();
    return undefined;
  };

  const inspectStaged = async (
    { path }: { path: string },
    productId: string,
    purpose: PackagePurpose,
  ): Promise<InspectionResult> => {
    const result = await inspector.inspect({ path, ...purpose });
    if (!result.ok) return result;
    const { report } = result;
    const source = { kind: purpose.kind, productId, publicUrl };
    const { updateAddresses, headers } = report;
    const warnings = updateServerWarnings(updateAddresses, headers.updateUri, source);
    return { ok: true, report: { ...report, warnings: [...report.warnings, ...warnings] } };
  };

  return {
    /** Inspects a package for a product; `undefined` when the object is missing or incomplete. */
    async inspect(
      productId: string,
      source: StoredObject,
      purpose: PackagePurpose,
    ): Promise<InspectionResult | undefined> {
      const staged = await stage(source);
      if (!staged) return undefined;
      try {
        return await inspectStaged(staged, productId, purpose);
      } finally {
        await staged.release();
      }
    },

    /** Inspects a package and stores it for a product. Throws with the invalid fields. */
    async save(
      ctx: RequestContext,
      productId: string,
      source: StoredObject,
      purpose: PackagePurpose,
    ): Promise<SavedPackage> {
      const staged = await stage(source);
      if (!staged) throw missingUpload();
      try {
        const result = await inspectStaged(staged, productId, purpose);
        if (!result.ok) throw invalidPackage(result.fault);
        const key = packageKey(ctx.accountId, productId, result.report.sha256);
        await objects.save(staged, key);
        return { key, report: result.report };
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

function invalidPackage(fault: PackageFault): Refusal {
  const field = fault.code === 'version_differs' ? 'version' : 's3Url';
  return invalid(fault.message, { [field]: fault.message });
}
