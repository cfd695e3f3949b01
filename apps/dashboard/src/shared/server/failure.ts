import type { Result } from '@pressdock/api/client';

type Failed = Extract<Result<never>, { ok: false }>;

/** A failed call as the error of a query or mutation. `status` is 0 if there was no response. */
export class CallFailure extends Error {
  readonly status: number;
  readonly error: Failed['error'];

  constructor({ status, error }: Failed) {
    super(error.message);
    this.name = 'CallFailure';
    this.status = status;
    this.error = error;
  }
}

/**
 * Returns a page of a list whose response is an array.
 * @throws {CallFailure} for a failed call
 */
export async function pageOf<Row>(
  call: Promise<Result<Row[]>>,
): Promise<{ results: Row[]; next: string | null }> {
  const result = await call;
  if (!result.ok) throw new CallFailure(result);
  return { results: result.data, next: result.next ?? null };
}

/**
 * Returns the data of a successful call.
 * @throws {CallFailure} for a failed call
 */
export async function dataOf<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new CallFailure(result);
  return result.data;
}
