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

type Properties = readonly (readonly string[])[];

function writeRule(selector: string, scheme: string, properties: Properties): string {
  const lines = [['color-scheme', scheme], ...properties].map((property) => property.join(':'));
  return `${selector}{${lines.join(';')}}`;
}

/**
 * Returns a style sheet with the tokens that `style` uses. The theme selected in the dashboard wins;
 * without one, the system decides: its contrast preference before its color scheme.
 */
export function writeThemeStyle(
  themes: Readonly<Record<'light' | 'dark' | 'contrast', TokenGroup>>,
  style: string,
): string {
  const light = listProperties(themes.light, []).filter(([name]) => style.includes(`var(${name})`));
  const values = new Map(light.map(([name = '', value]) => [name, value]));
  const differs = ([name = '', value]: readonly string[]) =>
    values.has(name) && values.get(name) !== value;
  const [dark, contrast] = [themes.dark, themes.contrast].map((theme) => listProperties(theme, []));
  const changed = new Set(
    [...(dark ?? []), ...(contrast ?? [])].filter(differs).map(([name]) => name),
  );
  const changes = (theme: Properties = []) => theme.filter(([name]) => changed.has(name));
  const selected = (name: string) => `:root[data-theme="${name}"]`;
  const unselected = ':root:not([data-theme])';
  return [
    writeRule(':root', 'light', light),
    writeRule(selected('dark'), 'dark', changes(dark)),
    writeRule(selected('contrast'), 'light', changes(contrast)),
    `@media (prefers-color-scheme:dark){${writeRule(unselected, 'dark', changes(dark))}}`,
    `@media (prefers-contrast:more){${writeRule(unselected, 'light', changes(contrast))}}`,
    '',
  ].join('\n');
}
