import type { UploadImageResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../../shared/server/api.ts';
import type { PictureField } from '../rules/images.rules.ts';

/** Sends a picture as it is and answers where it is served from; cancelling rejects. */
export function uploadPicture(
  use: PictureField,
  file: File,
  signal: AbortSignal,
): Promise<Result<UploadImageResponse>> {
  return api.post('/api/v1/images', {
    params: { query: { use } },
    headers: { 'Content-Type': file.type },
    body: file,
    bodySerializer: (bytes: unknown) => bytes,
    signal,
  });
}
