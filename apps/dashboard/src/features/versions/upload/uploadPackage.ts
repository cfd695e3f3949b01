import type { UploadPolicyResponse } from '@pressdock/api';

/** One package on its way to the storage. */
export interface PackageUpload {
  /** Leave to upload it, from `generate-s3-policy`. */
  ticket: Pick<UploadPolicyResponse, 'url' | 'fields'>;
  file: File;
  /** Told how many bytes of the file have been sent, from 0 to its size. */
  onProgress: (sentBytes: number) => void;
  /** Ends the upload when aborted. */
  signal: AbortSignal;
}

/**
 * Posts a package to the storage and says whether it arrived whole.
 * The one use of XMLHttpRequest: fetch does not tell how much of a body has been sent.
 */
export function uploadPackage({
  ticket,
  file,
  onProgress,
  signal,
}: PackageUpload): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  // The storage ignores every field that comes after the file.
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
