import type {
  ErrorResponse,
  ImportPluginVersionsResponse,
  ImportThemeVersionsResponse,
  InspectPackageResponse,
  PackageReport,
  ProductKind,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { VERSION_IMPORT_MAX } from '@pressdock/api/limits';
import { type PackageToSend, sendPackage } from '../../../entities/package/sendPackage.ts';
import type { ProductRef } from '../../../entities/product/product.queries.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { notesOf, type VersionFormValues } from '../notes/versionForm.rules.ts';
import { addVersionMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';

/** Why no version was added. */
export interface AddVersionFailure {
  ok: false;
  /** The message for the whole dialog. */
  message: string;
  /** Messages by field. */
  fields: Record<string, string>;
  /** Whether the uploaded file is unusable, so that the next attempt uploads again. */
  mustUploadAgain: boolean;
}

/** An uploaded package. */
export interface SentPackage extends ProductRef {
  s3Url: string;
  signal: AbortSignal;
}

function failed(message: string, fields: Record<string, string> = {}): AddVersionFailure {
  return { ok: false, message, fields, mustUploadAgain: true };
}

/** Uploads the package of a version and returns its URL. */
export async function sendVersionPackage(
  sending: PackageToSend,
): Promise<{ ok: true; s3Url: string } | AddVersionFailure> {
  const sent = await sendPackage(sending);
  if (sent.ok) return sent;
  return failed(sent.message, sent.isTooLarge ? { file: sent.message } : {});
}

function refused(ref: ProductRef, status: number, error: ErrorResponse): AddVersionFailure {
  const words = addVersionMessages(ref.kind);
  const { s3Url: fileProblem, ...fields } = error.fields ?? {};
  const isUnanswered = status === 0 || status >= 500;
  return {
    ok: false,
    message: isUnanswered ? words.createFailed : words.refused(error.message),
    fields: fileProblem === undefined ? fields : { ...fields, file: fileProblem },
    mustUploadAgain: fileProblem !== undefined,
  };
}

/**
 * Reads the report of an uploaded package before a version is added; a fault in the package is a
 * failure.
 */
export async function inspectPackage(
  sent: SentPackage,
): Promise<{ ok: true; report: PackageReport } | AddVersionFailure> {
  const { kind, id, s3Url, signal } = sent;
  const result: Result<InspectPackageResponse> = await api.post(productUrls(kind).inspectPackage, {
    params: { path: { id } },
    body: { s3Url },
    signal,
  });
  const words = addVersionMessages(kind);
  if (!result.ok) {
    const failure = refused(sent, result.status, result.error);
    const isLost = result.status === 404 || result.status === 409;
    return { ...failure, mustUploadAgain: failure.mustUploadAgain || isLost };
  }
  const { fault, report } = result.data;
  if (fault !== null) return failed(words.refused(fault), { file: words.otherFile });
  return report === null ? failed(words.createFailed) : { ok: true, report };
}

/** Returns the body of a new version. A blank version means the one in the package. */
function newVersion(
  kind: ProductKind,
  { s3Url, values }: Pick<UploadedVersion, 's3Url' | 'values'>,
) {
  const version = values.version.trim();
  return { ...(version !== '' && { version }), s3Url, ...notesOf(kind, values) };
}

/** An uploaded package and the values of its version. */
export interface UploadedVersion {
  s3Url: string;
  values: VersionFormValues;
}

/** The result of adding uploaded packages. */
export interface ImportResult {
  /** For each package that was sent, in the same order, why it was not added; null if it was. */
  errors: (string | null)[];
  /** Why the packages after these were not sent; undefined if all were. */
  failure?: string;
}

/** Adds earlier versions, which sites are not offered. Repeating the request adds nothing twice. */
export async function importVersions(
  { kind, id }: ProductRef,
  versions: readonly UploadedVersion[],
): Promise<ImportResult> {
  const errors: (string | null)[] = [];
  for (let start = 0; start < versions.length; start += VERSION_IMPORT_MAX) {
    const batch = versions.slice(start, start + VERSION_IMPORT_MAX);
    const result: Result<ImportPluginVersionsResponse | ImportThemeVersionsResponse> =
      await api.post(productUrls(kind).importVersions, {
        params: { path: { id } },
        body: { packages: batch.map((version) => newVersion(kind, version)) },
      });
    if (!result.ok) {
      return { errors, failure: refused({ kind, id }, result.status, result.error).message };
    }
    errors.push(...result.data.results.map(({ error }) => error));
  }
  return { errors };
}

/** Adds a version from an uploaded package. Repeating the request returns the same version. */
export async function createVersion(
  sent: SentPackage & { values: VersionFormValues },
): Promise<{ ok: true; version: ProductVersion } | AddVersionFailure> {
  const { kind, id, s3Url, values, signal } = sent;
  const result: Result<ProductVersion> = await api.post(productUrls(kind).versions, {
    params: { path: { id } },
    body: newVersion(kind, { s3Url, values }),
    signal,
  });
  if (result.ok) return { ok: true, version: result.data };
  return refused(sent, result.status, result.error);
}
