import type { ImportLicensesRequest, ImportLicensesResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { CallFailure } from '../../shared/server/failure.ts';

const TRIES = 5;
const PAUSE_SECONDS = 2;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Sends a part of a file. Sending is idempotent, so a part without a response, or one that exceeded
 * the rate limit, is retried.
 * @throws {CallFailure} if it was refused, or after the last retry
 */
export async function sendPart(
  body: ImportLicensesRequest,
  signal: AbortSignal,
): Promise<ImportLicensesResponse> {
  for (let tries = 1; ; tries += 1) {
    const result: Result<ImportLicensesResponse> = await api.post('/api/v2/license/import', {
      body,
      signal,
    });
    if (result.ok) return result.data;
    const isPassing = result.status === 0 || result.status === 429 || result.status === 503;
    if (!isPassing || tries === TRIES) throw new CallFailure(result);
    await pause(result.retryAfterSeconds ?? PAUSE_SECONDS);
  }
}
