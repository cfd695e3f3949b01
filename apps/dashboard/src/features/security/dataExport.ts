import type { ErrorResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { send } from '../../shared/server/api.ts';
import { documentToken } from '../../shared/session/token.atoms.ts';

const BROKEN: ErrorResponse = { code: 'unavailable', message: '' };

async function failureOf(answer: Response): Promise<ErrorResponse> {
  try {
    return await answer.json();
  } catch {
    return BROKEN;
  }
}

async function read(answer: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const counter = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (part) => {
      parts.push(part);
      bytes += part.length;
      onProgress(bytes);
    },
  });
  await answer.body?.pipeTo(counter);
  return new Blob(parts);
}

/** Downloads everything that is kept of the account, and tells meanwhile how much has come. */
export async function downloadData(
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Result<Blob>> {
  try {
    const headers = { Authorization: `Bearer ${documentToken() ?? ''}` };
    const answer = await send('/api/v1/users/me/data-export', { headers, signal });
    const { ok, status } = answer;
    if (!ok) return { ok, status, error: await failureOf(answer) };
    return { ok, status, data: await read(answer, onProgress) };
  } catch {
    return { ok: false, status: 0, error: BROKEN };
  }
}
