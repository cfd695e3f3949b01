/**
 * Returns at most `length` UTF-16 code units of a text. Never ends within a surrogate pair, because
 * JSON columns do not accept half of one.
 */
export function truncate(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
