/** Whether the database refuses what it is given as no data of its kinds: trying again changes nothing. */
export function isDataRefusal(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}

/** Whether what somebody else has just stored forbids another. @param index the unique index's name */
export function isTaken(error: unknown, index: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === index;
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
