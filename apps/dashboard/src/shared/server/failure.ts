import type { Result } from '@pressdock/api/client';

type Failed = Extract<Result<never>, { ok: false }>;

/** A call that did not succeed, as the error of a query or mutation. `status` is 0 when no answer came. */
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

/** The data of a call that must succeed; a failed one is thrown as `CallFailure`. */
export async function dataOf<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new CallFailure(result);
  return result.data;
}
