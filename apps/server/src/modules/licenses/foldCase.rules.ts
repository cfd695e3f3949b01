/**
 * A text as it is compared here with others of its kind: letter by letter, since a word's last sigma is
 * no other letter. What the database folds is compared there.
 */
export function foldCase(text: string): string {
  return Array.from(text, (letter) => letter.toLowerCase()).join('');
}
