import type { ErrorResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { send } from '../../shared/server/api.ts';
import { documentToken } from '../../shared/session/token.atoms.ts';

const BROKEN: ErrorResponse = { code: 'unavailable', message: '' };

async function failureOf(response: Response): Promise<ErrorResponse> {
  try {
    return await response.json();
  } catch {
    return BROKEN;
  }
}

async function read(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const counter = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (part) => {
      parts.push(part);
      bytes += part.length;
      onProgress(bytes);
    },
  });
  await response.body?.pipeTo(counter);
  return new Blob(parts);
}

/** Downloads everything stored for the account and reports the bytes received so far. */
export async function downloadData(
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Result<Blob>> {
  try {
    const headers = { Authorization: `Bearer ${documentToken() ?? ''}` };
    const response = await send('/api/v1/users/me/data-export', { headers, signal });
    const { ok, status } = response;
    if (!ok) return { ok, status, error: await failureOf(response) };
    return { ok, status, data: await read(response, onProgress) };
  } catch {
    return { ok: false, status: 0, error: BROKEN };
  }
}
