/**
 * The exit codes of the command. `rejected`: the server rejects the package. `usage`: the arguments, the
 * settings or the file are wrong. `denied`: the API key or its account may not do it. `unavailable`: trying
 * again may help.
 */
export const EXIT_CODES = {
  released: 0,
  rejected: 1,
  usage: 2,
  denied: 3,
  unavailable: 4,
} as const;

/** Why a release failed, and what to do about it. */
export interface Failure {
  ok: false;
  exitCode: number;
  message: string;
}

/** The result of a step. */
export type Outcome<Value> = { ok: true; value: Value } | Failure;

/** Returns a failure. */
export function fail(
  reason: Exclude<keyof typeof EXIT_CODES, 'released'>,
  message: string,
): Failure {
  return { ok: false, exitCode: EXIT_CODES[reason], message };
}

/** Returns the result of a successful step. */
export function succeed<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}
