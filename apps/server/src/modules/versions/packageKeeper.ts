import type { RequestContext } from '../../context.ts';
import type { ItemKind } from '../../db/schema.ts';
import { conflict, invalid, Refusal } from '../../errors.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { packageKey } from '../uploads/uploads.rules.ts';
import type { PackageFault } from './package/entries.rules.ts';
import type { InspectionResult, PackageReport } from './package/inspection.ts';
import type { PackageInspector } from './package/inspector.ts';

/** Bytes in the object store that are, or may become, a package. */
export interface StoredPackage {
  object_key: string;
  file_size: number;
}

/** What a package is looked at for. */
export interface PackagePurpose {
  kind: ItemKind;
  slug: string;
  /** The number it must carry; without one, any that a version can have. */
  version?: string | undefined;
}

/** A package that lies where versions' packages do. */
export interface KeptPackage {
  key: string;
  report: PackageReport;
}

/** Looks at stored packages, and keeps sound ones for a product. */
export type PackageKeeper = ReturnType<typeof createPackageKeeper>;

/** Make the keeper, which uploads, copies and reports share. */
export function createPackageKeeper(objects: ObjectStore, inspector: PackageInspector) {
  const stage = async ({ object_key, file_size }: StoredPackage) => {
    const staged = await objects.stage(object_key);
    if (staged?.size === Number(file_size)) return staged;
    await staged?.release();
    return undefined;
  };

  return {
    /** Look at a package; `undefined` when its bytes are not there, or not all of them. */
    async inspect(
      source: StoredPackage,
      purpose: PackagePurpose,
    ): Promise<InspectionResult | undefined> {
      const staged = await stage(source);
      if (!staged) return undefined;
      try {
        return await inspector.inspect({ path: staged.path, ...purpose });
      } finally {
        await staged.release();
      }
    },

    /** Keep a package for a product, if it is sound; refuses it with the fields at fault. */
    async keep(
      ctx: RequestContext,
      itemId: string,
      source: StoredPackage,
      purpose: PackagePurpose,
    ): Promise<KeptPackage> {
      const staged = await stage(source);
      if (!staged) throw missingUpload();
      try {
        const result = await inspector.inspect({ path: staged.path, ...purpose });
        if (!result.ok) throw refusedPackage(result.fault);
        const key = packageKey(ctx.accountId, itemId, result.report.sha256);
        await objects.keep(staged, key);
        return { key, report: result.report };
      } finally {
        await staged.release();
      }
    },

    /**
     * Make sure of a kept package's bytes, with its product locked: the sweep may have taken them
     * away since, as a deleted version's.
     */
    async confirm({ key }: KeptPackage): Promise<void> {
      if (await objects.has(key)) return;
      const message = 'The package could not be kept. Please try again in a moment.';
      throw new Refusal('unavailable', message);
    },
  };
}

/** The upload that is spoken of has not come, or not whole. */
export function missingUpload(): Refusal {
  const message = 'The upload has not arrived. Please upload the zip again.';
  return invalid(message, { s3Url: message });
}

/** The upload that is spoken of has become a version already. */
export function usedUpload(): Refusal {
  const message = 'This upload has already become a version. Please upload the zip again.';
  return conflict(message, { s3Url: message });
}

function refusedPackage(fault: PackageFault): Refusal {
  const field = fault.code === 'version_differs' ? 'version' : 's3Url';
  return invalid(fault.message, { [field]: fault.message });
}
