import type { CodeHost } from '@pressdock/api';
import { describeFailure } from '../../ports/codeHosts.messages.ts';
import type { CodeHostFailure, CodeHostResult } from '../../ports/codeHosts.ts';
import { findHostError, HostError } from './hostFetch.ts';

/** Runs requests to one host and turns their failures into results. */
export type AttemptCall = <Value>(work: () => Promise<Value>) => Promise<CodeHostResult<Value>>;

/** Returns the function for one host. Errors that are not about the host are thrown. */
export function createAttempt(host: CodeHost): AttemptCall {
  return async (work) => {
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      const found = findHostError(error);
      if (!found) throw error;
      const { failure } = found;
      return { ok: false, problem: { failure, message: describeFailure(host, failure, found) } };
    }
  };
}

/** Runs a request whose failure of one kind counts as another value. */
export async function unless<Value>(
  failure: CodeHostFailure,
  instead: Value,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (findHostError(error)?.failure === failure) return instead;
    throw error;
  }
}

/** Parses a response of a host with a schema. An unexpected one is a failure of the host. */
export function readAs<Value>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Value } },
  value: unknown,
): Value {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new HostError('failed');
  return data as Value;
}

/** Returns the time of an ISO date; null if there is none. */
export function toDate(text: string | null | undefined): Date | null {
  const date = text ? new Date(text) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/** Returns the type and the key of an SSH public key without its comment. */
export function withoutComment(publicKey: string): string {
  return publicKey.trim().split(/\s+/).slice(0, 2).join(' ');
}
