import { clampRgb, converter, parse, wcagContrast } from 'culori';
import type { ThemeValues } from '../tokens/theme.ts';
import { type ColourToken, edgePairs, type Pair, textPairs } from './pairs.ts';

export type { ColourToken } from './pairs.ts';

/** Two colours of a theme that are too near each other. */
export interface ContrastMiss {
  /** What is read or seen, such as `text.muted`. */
  readonly front: ColourToken;
  /** What it lies on, such as `surface.page`. */
  readonly back: ColourToken;
  /** How far they stand apart, 1 to 21, rounded down to two digits. */
  readonly ratio: number;
  /** How far they should. */
  readonly needed: number;
}

/** The least ratios asked for; WCAG AA unless said otherwise. */
export interface ContrastLimits {
  /** For what is read. Default 4.5. */
  text?: number;
  /** For what shows a control or the focus. Default 3. */
  edge?: number;
}

const toRgb = converter('rgb');

/** The colour as a screen shows it: what sRGB cannot show is clipped. */
function shown(values: ThemeValues, token: ColourToken) {
  const [group, role] = token.split('.') as [keyof ThemeValues, string];
  const written = (values[group] as Readonly<Record<string, string>>)[role];
  const colour = parse(written ?? '');
  if (!colour || (colour.alpha ?? 1) < 1) {
    throw new Error(`${token} is "${written}": only an opaque colour can be measured.`);
  }
  return clampRgb(toRgb(colour));
}

/**
 * Every pair of colours in a theme that is too weak to read or to see; empty when all is well.
 *
 * For your own tests: `expect(checkContrast(theme)).toEqual([])`. The pairs are those in which the
 * kit's components use the tokens.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function checkContrast(
  { values }: { readonly values: ThemeValues },
  { text = 4.5, edge = 3 }: ContrastLimits = {},
): ContrastMiss[] {
  const missing = (pairs: readonly Pair[], needed: number) =>
    pairs.flatMap(([front, back]): ContrastMiss[] => {
      const ratio = wcagContrast(shown(values, front), shown(values, back));
      return ratio < needed ? [{ front, back, ratio: Math.floor(ratio * 100) / 100, needed }] : [];
    });
  return [...missing(textPairs, text), ...missing(edgePairs, edge)];
}
