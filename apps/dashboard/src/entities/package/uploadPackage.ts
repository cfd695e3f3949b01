import type { UploadPolicyResponse } from '@pressdock/api';

/** A package to upload, and where to. */
export interface PackageUpload {
  /** The upload ticket from `generate-s3-policy`. */
  ticket: Pick<UploadPolicyResponse, 'url' | 'fields'>;
  file: File;
  /** Called with the number of bytes of the file sent, from 0 to its size. */
  onProgress: (sentBytes: number) => void;
  /** Aborting it stops the upload. */
  signal: AbortSignal;
}

/**
 * Uploads a package to the storage and returns whether all of it arrived. Uses XMLHttpRequest
 * because fetch does not report upload progress.
 */
export function uploadPackage({
  ticket,
  file,
  onProgress,
  signal,
}: PackageUpload): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  // The storage ignores every field after the file.
  form.append('file', file);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      resolve(request.status >= 200 && request.status < 300);
    };
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', ticket.url);
    request.send(form);
    if (signal.aborted) stop();
  });
}
