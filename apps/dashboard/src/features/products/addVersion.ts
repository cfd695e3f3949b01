import type { ErrorResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/api.ts';
import { type ProductRef, type ProductVersion, productPaths } from './products.queries.ts';
import { uploadPackage } from './uploadPackage.ts';
import { notesOf, type VersionFormValues } from './versionForm.rules.ts';
import { addVersionMessages } from './versions.messages.ts';

/** A version to be made of a file. */
export interface NewVersion extends ProductRef {
  slug: string;
  file: File;
  values: VersionFormValues;
  /** Where the same file was uploaded to before, when only the rest failed. */
  uploadedTo: string | undefined;
  signal: AbortSignal;
  /** Told how many bytes have been sent. */
  onProgress: (sentBytes: number) => void;
  /** Told where the file is, once it has arrived whole. */
  onUploaded: (s3Url: string) => void;
}

/** Why no version was made. */
export interface AddVersionFailure {
  ok: false;
  /** For the dialog as a whole. */
  message: string;
  /** For single fields. */
  fields: Record<string, string>;
  /** Whether the uploaded file is of no more use, so that the next try uploads anew. */
  mustUploadAgain: boolean;
}

/** What adding a version came to. */
export type AddVersionOutcome = { ok: true; version: ProductVersion } | AddVersionFailure;

function failed(message: string, fields: Record<string, string> = {}): AddVersionFailure {
  return { ok: false, message, fields, mustUploadAgain: true };
}

async function upload(version: NewVersion): Promise<string | AddVersionFailure> {
  const { kind, slug, file, signal, onProgress, onUploaded } = version;
  const words = addVersionMessages(kind);
  const query = { fileSizeInBytes: file.size, slug };
  const ticket = await api.get('/api/v1/generate-s3-policy', { params: { query }, signal });
  if (!ticket.ok) {
    const isTooLarge = ticket.status === 413;
    return failed(words.uploadFailed, isTooLarge ? { file: ticket.error.message } : {});
  }
  const hasArrived = await uploadPackage({ ticket: ticket.data, file, signal, onProgress });
  if (!hasArrived) return failed(words.uploadFailed);
  onUploaded(ticket.data.s3Url);
  return ticket.data.s3Url;
}

function refused(version: NewVersion, status: number, error: ErrorResponse): AddVersionFailure {
  const words = addVersionMessages(version.kind);
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
 * Uploads a file and makes a version of it. Asked again after a failure, it goes on where it stopped:
 * a file that arrived is not sent twice, and the server makes one version of one upload.
 * @see specification, section 8, "Plugins/themes"
 */
export async function addVersion(version: NewVersion): Promise<AddVersionOutcome> {
  const { kind, id, values, signal } = version;
  const s3Url = version.uploadedTo ?? (await upload(version));
  if (typeof s3Url !== 'string') return s3Url;
  const result: Result<ProductVersion> = await api.post(productPaths[kind].versions, {
    params: { path: { id } },
    body: { version: values.version.trim(), s3Url, ...notesOf(kind, values) },
    signal,
  });
  if (result.ok) return { ok: true, version: result.data };
  return refused(version, result.status, result.error);
}
