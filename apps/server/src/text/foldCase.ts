/**
 * Returns a text in lower case for comparison in memory. Folds each character on its own, because
 * `toLowerCase` maps a sigma at the end of a word to a different character.
 */
export function foldCase(text: string): string {
  return Array.from(text, (character) => character.toLowerCase()).join('');
}
