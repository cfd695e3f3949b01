import type { InspectNewPackageResponse, ProductKind } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { packageMessages } from '../../../entities/package/package.messages.ts';
import { fileError } from '../../../entities/package/packageFile.rules.ts';
import { sendPackage } from '../../../entities/package/sendPackage.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { suggestSlug } from '../rules/productForm.rules.ts';
import type { DescribedProduct } from './package.rules.ts';

/** The package of a new product, or why it cannot be one. */
export type ReadPackage =
  | { ok: true; s3Url: string; product: DescribedProduct; warnings: string[] }
  | { ok: false; message: string };

/** Uploads the package of a new product and reads what it says about the product. */
export async function readPackage(
  kind: ProductKind,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
): Promise<ReadPackage> {
  const message = fileError(kind, file);
  if (message !== undefined) return { ok: false, message };
  const slug = suggestSlug(file.name.replace(/\.zip$/i, '')) || kind;
  const sent = await sendPackage({ kind, slug, file, signal, onProgress });
  if (!sent.ok) return sent;
  const { s3Url } = sent;
  const result: Result<InspectNewPackageResponse> = await api.post(
    productUrls(kind).inspectNewPackage,
    { body: { s3Url }, signal },
  );
  const { checkFailed } = packageMessages(kind);
  if (!result.ok) {
    const isExplained = result.status >= 400 && result.status < 500;
    return { ok: false, message: isExplained ? result.error.message : checkFailed };
  }
  const { fault, product, report } = result.data;
  if (!product || !report) return { ok: false, message: fault ?? checkFailed };
  return { ok: true, s3Url, product, warnings: report.warnings };
}
