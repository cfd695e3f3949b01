import type { ThemeValues } from '../tokens/theme.ts';

/** The path of a colour in a theme: `text.muted`. */
export type ColourToken = {
  [Group in Exclude<
    keyof ThemeValues,
    'elevation'
  >]: `${Group}.${keyof ThemeValues[Group] & string}`;
}[Exclude<keyof ThemeValues, 'elevation'>];

/** Two colours that meet on the screen. */
export type Pair = readonly [front: ColourToken, back: ColourToken];

const tones = ['accent', 'positive', 'caution', 'critical', 'info'] as const;
const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;
const texts = ['text.default', 'text.muted', 'text.subtle', 'text.link'] as const;
const edges = ['border.control', 'border.focus', 'accent.solid', 'critical.solid'] as const;

const onSurfaces = (fronts: readonly ColourToken[]) =>
  surfaces.flatMap((back) => fronts.map((front): Pair => [front, back]));

/** Everything that is read, on everything it is read on. */
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

/** Everything that shows where a control is, on everything it stands on. */
export const edgePairs: readonly Pair[] = [
  ...onSurfaces(edges),
  // Controls in a selected row, and what fills a bar, on its track.
  ['border.control', 'accent.soft'],
  ['accent.solid', 'accent.soft'],
  ['critical.solid', 'critical.soft'],
  ...tones.map((tone): Pair => [`${tone}.solid`, 'surface.sunken']),
];
