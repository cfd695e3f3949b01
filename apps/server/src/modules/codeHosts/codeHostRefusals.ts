import { conflict, Refusal } from '../../errors.ts';
import type { CodeHostProblem, CodeHostResult } from '../../ports/codeHosts.ts';

/** Returns the response for a code host that did not do what it was asked. */
export function unavailable(message: string): Refusal {
  return new Refusal('unavailable', message);
}

/** Failures that the person can end; the others pass. */
const lasting: readonly CodeHostProblem['failure'][] = [
  'not_connected',
  'rejected',
  'denied',
  'not_found',
];

/** Returns the response of a call that tells failures that the person can end from others. */
export function refusalOf({ failure, message }: CodeHostProblem): Refusal {
  return lasting.includes(failure) ? conflict(message) : unavailable(message);
}

/** Returns the value of a result, or throws the response. */
export function requireValue<Value>(
  result: CodeHostResult<Value>,
  toRefusal: (problem: CodeHostProblem) => Refusal = ({ message }) => unavailable(message),
): Value {
  if (result.ok) return result.value;
  throw toRefusal(result.problem);
}
