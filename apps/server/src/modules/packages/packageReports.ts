import type { RequestContext } from '../../context.ts';
import type { ObjectStore, StagedObject } from '../../ports/objects.ts';
import { hashFile } from './hashFile.ts';
import type { InspectionResult, PackagePurpose, PackageReport } from './inspection.ts';
import type { PackageInspector } from './inspector.ts';
import { createReportCache } from './reportCache.ts';
import { updateServerWarnings } from './warnings/updateServer.rules.ts';

/** An object that is or may become a package. */
export interface StoredObject {
  object_key: string;
  file_size: number;
}

/** Returns the object once it is complete. The caller releases it. */
export async function stageObject(
  objects: ObjectStore,
  { object_key, file_size }: StoredObject,
): Promise<StagedObject | undefined> {
  const staged = await objects.stage(object_key);
  if (staged?.size === Number(file_size)) return staged;
  await staged?.release();
  return undefined;
}

/** Creates the inspection of stored packages. @param publicUrl this server's URL for sites */
export function createPackageReports(
  objects: ObjectStore,
  inspector: PackageInspector,
  publicUrl: string,
) {
  const cache = createReportCache();

  /** Adds the warnings that depend on the product. A new product is not contacted by any package. */
  const forProduct = (
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

  /** Inspects a package, unless the same bytes were inspected before. */
  const inspectStaged = async (
    { accountId }: RequestContext,
    { object_key: key }: StoredObject,
    { path }: StagedObject,
    purpose: PackagePurpose,
  ): Promise<InspectionResult> => {
    const known = cache.get(key, purpose);
    // An upload to S3 may have been replaced since it was inspected.
    if (known && known.sha256 === (await hashFile(path))) return { ok: true, report: known };
    const result = await inspector.inspect(accountId, { path, ...purpose });
    if (result.ok) cache.set(key, purpose, result.report);
    return result;
  };

  return {
    forProduct,
    inspectStaged,
    /** Inspects a zip that is not an object. */
    inspectFile: ({ accountId }: RequestContext, path: string, purpose: PackagePurpose) =>
      inspector.inspect(accountId, { path, ...purpose }),

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
      const known = cache.get(source.object_key, purpose);
      if (known) return { ok: true, report: forProduct(known, purpose.kind, productId) };
      const staged = await stageObject(objects, source);
      if (!staged) return undefined;
      try {
        const result = await inspectStaged(ctx, source, staged, purpose);
        if (!result.ok) return result;
        return { ok: true, report: forProduct(result.report, purpose.kind, productId) };
      } finally {
        await staged.release();
      }
    },
  };
}
