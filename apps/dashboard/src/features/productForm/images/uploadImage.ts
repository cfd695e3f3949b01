import type { UploadImageResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../../shared/server/api.ts';
import type { ImageName } from '../rules/images.rules.ts';

/** Uploads an image and returns its URL. Rejects if it is canceled. */
export function uploadImage(
  name: ImageName,
  file: File,
  signal: AbortSignal,
): Promise<Result<UploadImageResponse>> {
  return api.post('/api/v1/images', {
    params: { query: { use: name } },
    headers: { 'Content-Type': file.type },
    body: file,
    bodySerializer: (bytes: unknown) => bytes,
    signal,
  });
}
