/** Returns whether the database rejected a value as invalid, so that retrying cannot succeed. */
export function isInvalidData(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}

/** Returns whether an error is a violation of the unique index with this name. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === index;
}

/**
 * SQLSTATE classes of a database that cannot work now: connection failures, a lack of resources, and
 * an operator who stops the server or a statement.
 */
const unavailableClasses = ['08', '53', '57'];

/** Serialization, deadlock, lock timeout, read-only standby, ended idle and long transactions. */
const unavailableCodes = ['40001', '40P01', '55P03', '25006', '25P03', '25P04'];

/** Returns whether the database could not do the work now, so that the same work may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return unavailableClasses.includes(code.slice(0, 2)) || unavailableCodes.includes(code);
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
