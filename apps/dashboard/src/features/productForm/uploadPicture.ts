import type { UploadImageResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/api.ts';
import type { PictureField } from './pictures.rules.ts';

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
