import type { ProductKind } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { packageMessages } from './package.messages.ts';
import { uploadPackage } from './uploadPackage.ts';

/** A package to upload. */
export interface PackageToSend {
  kind: ProductKind;
  /** For the name of the uploaded file. */
  slug: string;
  file: File;
  signal: AbortSignal;
  /** Called with the number of bytes sent. */
  onProgress: (sentBytes: number) => void;
}

/** An uploaded package, or why it was not uploaded. `isTooLarge`: another file is needed. */
export type SentPackage =
  | { ok: true; s3Url: string }
  | { ok: false; message: string; isTooLarge: boolean };

/** Statuses of a ticket whose message says what to do: quotas, limits and a full disk. */
const explained: ReadonlySet<number> = new Set([403, 413, 429, 507]);

/**
 * Uploads a package and returns its URL.
 * @see specification, section 8, "Plugins/themes"
 */
export async function sendPackage(sending: PackageToSend): Promise<SentPackage> {
  const { kind, slug, file, signal, onProgress } = sending;
  const { uploadFailed } = packageMessages(kind);
  const query = { fileSizeInBytes: file.size, slug };
  const ticket = await api.get('/api/v1/generate-s3-policy', { params: { query }, signal });
  if (!ticket.ok) {
    const message = explained.has(ticket.status) ? ticket.error.message : uploadFailed;
    return { ok: false, message, isTooLarge: ticket.status === 413 };
  }
  const isUploaded = await uploadPackage({ ticket: ticket.data, file, signal, onProgress });
  if (!isUploaded) return { ok: false, message: uploadFailed, isTooLarge: false };
  return { ok: true, s3Url: ticket.data.s3Url };
}
