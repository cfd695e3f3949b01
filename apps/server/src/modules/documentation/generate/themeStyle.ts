/** A group of design tokens, or a token. @see https://www.designtokens.org/tr/2025.10/format/ */
export interface TokenGroup {
  $type?: string;
  $value?: unknown;
  [name: string]: TokenGroup | unknown;
}

interface Color {
  components: readonly [lightness: number, chroma: number, hue: number];
  alpha: number;
}

const writeColor = ({ components, alpha }: Color) =>
  `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;

const writers: Readonly<Record<string, (value: never) => string>> = {
  color: writeColor,
  dimension: ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`,
  fontFamily: (names: readonly string[]) =>
    names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(','),
  fontWeight: String,
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Returns the custom properties of the tokens: their names and values. */
function listProperties(group: TokenGroup, path: readonly string[], type?: string): string[][] {
  const inherited = group.$type ?? type ?? '';
  if (group.$value !== undefined) {
    const write = writers[inherited];
    return write ? [[`--${path.map(kebab).join('-')}`, write(group.$value as never)]] : [];
  }
  return Object.entries(group).flatMap(([name, nested]) =>
    name.startsWith('$') ? [] : listProperties(nested as TokenGroup, [...path, name], inherited),
  );
}

/** Returns a style sheet with the tokens that `style` uses, for each preference of the reader. */
export function writeThemeStyle(
  themes: Readonly<Record<'light' | 'dark' | 'contrast', TokenGroup>>,
  style: string,
): string {
  const light = listProperties(themes.light, []).filter(([name]) => style.includes(`var(${name})`));
  const values = new Map(light.map(([name = '', value]) => [name, value]));
  const changes = (theme: TokenGroup) =>
    listProperties(theme, []).filter(
      ([name = '', value]) => values.has(name) && values.get(name) !== value,
    );
  const rule = (properties: readonly string[][]) =>
    `:root{${properties.map((property) => property.join(':')).join(';')}}`;
  return [
    rule(light),
    `@media (prefers-color-scheme:dark){${rule(changes(themes.dark))}}`,
    `@media (prefers-contrast:more) and (prefers-color-scheme:light){${rule(changes(themes.contrast))}}`,
    '',
  ].join('\n');
}
