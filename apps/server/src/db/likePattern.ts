/** Returns a `like` pattern that finds a text anywhere in a lower-case column. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
