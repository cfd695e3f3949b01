import type { ThemeValues } from '../tokens/theme.ts';

/** The path of a color in a theme, such as `text.muted`. */
export type ColorToken = {
  [Group in Exclude<
    keyof ThemeValues,
    'elevation'
  >]: `${Group}.${keyof ThemeValues[Group] & string}`;
}[Exclude<keyof ThemeValues, 'elevation'>];

/** Two colors that appear next to each other. */
export type Pair = readonly [front: ColorToken, back: ColorToken];

const tones = ['accent', 'positive', 'caution', 'critical', 'info'] as const;
const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;
const texts = ['text.default', 'text.muted', 'text.subtle', 'text.link'] as const;
const edges = ['border.control', 'border.focus', 'accent.solid', 'critical.solid'] as const;

const onSurfaces = (fronts: readonly ColorToken[]) =>
  surfaces.flatMap((back) => fronts.map((front): Pair => [front, back]));

/** Every text color on every surface it is used on. */
export const textPairs: readonly Pair[] = [
  ...onSurfaces([...texts, ...tones.map((tone) => `${tone}.text` as const)]),
  ['text.default', 'surface.hover'],
  ['text.muted', 'surface.hover'],
  ['text.link', 'surface.hover'],
  ...tones.flatMap((tone): Pair[] => [
    [`${tone}.text`, `${tone}.soft`],
    [`${tone}.text`, 'surface.hover'],
    ['text.default', `${tone}.soft`],
    ['text.muted', `${tone}.soft`],
    ['text.link', `${tone}.soft`],
    [`${tone}.onSolid`, `${tone}.solid`],
    [`${tone}.onSolid`, `${tone}.solidHover`],
  ]),
  ['text.onAccent', 'accent.solid'],
];

/** Every control boundary on every surface it is used on. */
export const edgePairs: readonly Pair[] = [
  ...onSurfaces(edges),
  // Controls in a selected row, and the fill of a bar on its track.
  ['border.control', 'accent.soft'],
  ['accent.solid', 'accent.soft'],
  ['critical.solid', 'critical.soft'],
  ...tones.map((tone): Pair => [`${tone}.solid`, 'surface.sunken']),
];
