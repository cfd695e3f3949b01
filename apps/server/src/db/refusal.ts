/** Returns whether the database rejected a value as invalid, so that retrying cannot succeed. */
export function isInvalidData(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}

/** Returns whether an error is a violation of the unique index with this name. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === index;
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
