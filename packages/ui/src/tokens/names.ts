const kebab = (word: string) =>
  word.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);

/** Returns the public name of a token's custom property without the dashes: `pd-text-on-accent`. */
export function tokenName(path: readonly string[]): string {
  return `pd-${path.map(kebab).join('-')}`;
}
