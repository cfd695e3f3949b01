import { clampRgb, converter, parse, wcagContrast } from 'culori';
import type { ThemeValues } from '../tokens/theme.ts';
import { type ColorToken, edgePairs, type Pair, textPairs } from './pairs.ts';

export type { ColorToken } from './pairs.ts';

/** Two colors of a theme whose contrast is too low. */
export interface ContrastViolation {
  /** The foreground token, such as `text.muted`. */
  readonly front: ColorToken;
  /** The background token, such as `surface.page`. */
  readonly back: ColorToken;
  /** Their contrast ratio, from 1 to 21, rounded down to two digits. */
  readonly ratio: number;
  /** The required contrast ratio. */
  readonly needed: number;
}

/** The minimum contrast ratios. Defaults to WCAG AA. */
export interface ContrastLimits {
  /** For text. Default 4.5. */
  text?: number;
  /** For control boundaries and focus indicators. Default 3. */
  edge?: number;
}

const toRgb = converter('rgb');

/** Returns the color as a screen shows it: clipped to the sRGB gamut. */
function toDisplayed(values: ThemeValues, token: ColorToken) {
  const [group, role] = token.split('.') as [keyof ThemeValues, string];
  const written = (values[group] as Readonly<Record<string, string>>)[role];
  const color = parse(written ?? '');
  if (!color || (color.alpha ?? 1) < 1) {
    throw new Error(`${token} is "${written}": checkContrast only supports opaque colors.`);
  }
  return clampRgb(toRgb(color));
}

/**
 * Returns every pair of colors in a theme whose contrast is too low; empty when there is none.
 *
 * Use it in your tests: `expect(checkContrast(theme)).toEqual([])`. It checks the pairs of tokens that
 * the kit's components combine.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function checkContrast(
  { values }: { readonly values: ThemeValues },
  { text = 4.5, edge = 3 }: ContrastLimits = {},
): ContrastViolation[] {
  const missing = (pairs: readonly Pair[], needed: number) =>
    pairs.flatMap(([front, back]): ContrastViolation[] => {
      const ratio = wcagContrast(toDisplayed(values, front), toDisplayed(values, back));
      return ratio < needed ? [{ front, back, ratio: Math.floor(ratio * 100) / 100, needed }] : [];
    });
  return [...missing(textPairs, text), ...missing(edgePairs, edge)];
}
