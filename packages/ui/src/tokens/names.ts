const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The public name of a token's custom property, without its dashes: `pd-text-on-accent`. */
export function tokenName(path: readonly string[]): string {
  return `pd-${path.map(kebab).join('-')}`;
}
