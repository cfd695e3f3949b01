import type { ErrorResponse, InspectPackageResponse, PackageReport } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import type { ProductRef } from '../../../entities/product/product.queries.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { notesOf, type VersionFormValues } from '../notes/versionForm.rules.ts';
import { addVersionMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';
import { uploadPackage } from './uploadPackage.ts';

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

/** A package to upload. */
export interface PackageToSend extends ProductRef {
  slug: string;
  file: File;
  signal: AbortSignal;
  /** Called with the number of bytes sent. */
  onProgress: (sentBytes: number) => void;
}

/** An uploaded package. */
export interface SentPackage extends ProductRef {
  s3Url: string;
  signal: AbortSignal;
}

function failed(message: string, fields: Record<string, string> = {}): AddVersionFailure {
  return { ok: false, message, fields, mustUploadAgain: true };
}

/**
 * Uploads a package and returns its URL.
 * @see specification, section 8, "Plugins/themes"
 */
export async function sendPackage(
  sending: PackageToSend,
): Promise<{ ok: true; s3Url: string } | AddVersionFailure> {
  const { kind, slug, file, signal, onProgress } = sending;
  const words = addVersionMessages(kind);
  const query = { fileSizeInBytes: file.size, slug };
  const ticket = await api.get('/api/v1/generate-s3-policy', { params: { query }, signal });
  if (!ticket.ok) {
    const { status, error } = ticket;
    const isExplained = status === 413 || error.code === 'email_unverified';
    return failed(words.uploadFailed, isExplained ? { file: error.message } : {});
  }
  const isUploaded = await uploadPackage({ ticket: ticket.data, file, signal, onProgress });
  return isUploaded ? { ok: true, s3Url: ticket.data.s3Url } : failed(words.uploadFailed);
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

/** Adds a version from an uploaded package. Repeating the request returns the same version. */
export async function createVersion(
  sent: SentPackage & { values: VersionFormValues },
): Promise<{ ok: true; version: ProductVersion } | AddVersionFailure> {
  const { kind, id, s3Url, values, signal } = sent;
  const result: Result<ProductVersion> = await api.post(productUrls(kind).versions, {
    params: { path: { id } },
    body: { version: values.version.trim(), s3Url, ...notesOf(kind, values) },
    signal,
  });
  if (result.ok) return { ok: true, version: result.data };
  return refused(sent, result.status, result.error);
}
