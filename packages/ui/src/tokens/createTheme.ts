import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { tokenName } from './names.ts';
import type { font, radius } from './scale.ts';
import { type ThemeValues, type ToneColours, themeValues } from './theme.ts';

const bases = { light, dark, contrast } as const;

/** A theme of the kit that a brand's own can start from. */
export type BaseTheme = keyof typeof bases;

/** A coloured family's roles fit each other, so it is taken whole; elsewhere one token may differ. */
type Group<Values> =
  Values extends ToneColours<string> ? Values : { readonly [Token in keyof Values]?: string };

/**
 * What a brand may decide: colours and shadows in any CSS notation, corners and typefaces. Who gives
 * a coloured family, such as `accent`, gives all six of its roles: hover, text and edges fit its solid.
 */
export type ThemeOverrides = { readonly [Name in keyof ThemeValues]?: Group<ThemeValues[Name]> } & {
  /** Corners, as CSS lengths. */
  readonly radius?: Group<typeof radius>;
  /** Typefaces, as `font-family`; the app serves them. */
  readonly font?: Group<typeof font>;
};

/** A complete theme, ready to be written into a page. */
export interface BrandTheme {
  /** Which way the browser's own widgets go. */
  readonly scheme: 'light' | 'dark';
  /** Every value, by group and token; what `checkContrast` reads. */
  readonly values: ThemeValues;
  /** For the `style` of one element: the theme then holds within it. */
  readonly style: Readonly<Record<string, string>>;
  /** A rule for a style sheet: `css('[data-theme="orchard"]')`. It stands outside all layers. */
  css(selector: string): string;
}

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Links, text on the accent and the focus ring go with the accent, unless they are named. */
function followAccent(values: ThemeValues, scheme: BrandTheme['scheme']): ThemeOverrides {
  const { solid, text, onSolid } = values.accent;
  return {
    text: { link: text, onAccent: onSolid },
    border: { focus: scheme === 'dark' ? text : solid },
  };
}

function merge(values: ThemeValues, overrides: ThemeOverrides): ThemeValues {
  const merged: Record<string, Readonly<Record<string, string>>> = {};
  for (const [name, tokens] of Object.entries(values)) {
    merged[name] = { ...tokens, ...overrides[name as keyof ThemeValues] };
  }
  return merged as unknown as ThemeValues;
}

function properties(groups: Groups): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([token, value]) => [`--${tokenName([group, token])}`, value]),
    ),
  );
}

/**
 * A brand's own theme: one of the kit's with some tokens of its own. Needs no build tool.
 *
 * Put the rule that `css` gives after the kit's styles, and its attribute on the document element.
 */
export function createTheme(base: BaseTheme, overrides: ThemeOverrides = {}): BrandTheme {
  const { scheme } = bases[base];
  const { radius: corners = {}, font: typefaces = {}, ...colours } = overrides;
  const own = themeValues(bases[base]);
  const coloured = merge(own, colours.accent ? { accent: colours.accent } : {});
  const accented = colours.accent ? merge(coloured, followAccent(coloured, scheme)) : own;
  const values = merge(accented, colours);
  const groups = { ...values, radius: corners, font: typefaces } as unknown as Groups;
  const tokens = properties(groups);
  const lines = Object.entries({ 'color-scheme': scheme, ...tokens }).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  return {
    scheme,
    values,
    style: { colorScheme: scheme, ...tokens },
    css: (selector) => `${selector} {\n${lines.join('')}}\n`,
  };
}
