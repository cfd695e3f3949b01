/** Whether the database refuses what it is given as no data of its kinds: trying again changes nothing. */
export function isDataRefusal(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
