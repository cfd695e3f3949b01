import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { tokenName } from './names.ts';
import type { font, radius } from './scale.ts';
import { type ThemeValues, type ToneColors, themeValues } from './theme.ts';

const bases = { light, dark, contrast } as const;

/** A theme of the kit that a brand theme can extend. */
export type BaseTheme = keyof typeof bases;

/** The roles of a color family depend on each other, so a family is replaced as a whole; other tokens individually. */
type Group<Values> =
  Values extends ToneColors<string> ? Values : { readonly [Token in keyof Values]?: string };

/**
 * The tokens a brand may override: colors and shadows in any CSS notation, radii and fonts. A color
 * family such as `accent` needs all six roles, because hover, text and border colors must match `solid`.
 */
export type ThemeOverrides = { readonly [Name in keyof ThemeValues]?: Group<ThemeValues[Name]> } & {
  /** Corner radii as CSS lengths. */
  readonly radius?: Group<typeof radius>;
  /** Fonts as `font-family` values; the app serves the font files. */
  readonly font?: Group<typeof font>;
};

/** A complete theme, ready to be added to a page. */
export interface BrandTheme {
  /** The color scheme for the browser's native widgets. */
  readonly scheme: 'light' | 'dark';
  /** Every value by group and token; the input of `checkContrast`. */
  readonly values: ThemeValues;
  /** Inline custom properties for the `style` of one element; the theme applies inside it. */
  readonly style: Readonly<Record<string, string>>;
  /** Returns a style rule, as in `css('[data-theme="orchard"]')`. The rule is not in a cascade layer. */
  css(selector: string): string;
}

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Links, text on the accent color and the focus ring follow the accent unless they are overridden. */
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
 * Creates a brand theme from one of the kit's themes and some overrides. Needs no build tool.
 *
 * Add the rule that `css` returns after the kit's styles, and set its attribute on the document element.
 */
export function createTheme(base: BaseTheme, overrides: ThemeOverrides = {}): BrandTheme {
  const { scheme } = bases[base];
  const { radius: corners = {}, font: typefaces = {}, ...colors } = overrides;
  const own = themeValues(bases[base]);
  const colored = merge(own, colors.accent ? { accent: colors.accent } : {});
  const accented = colors.accent ? merge(colored, followAccent(colored, scheme)) : own;
  const values = merge(accented, colors);
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
