import { css, type Oklch, type Ramp } from './palette.ts';
import { type Shadow, shadowCss } from './shadow.ts';

/** The roles in which a coloured family is used. */
export interface ToneColours<Colour> {
  /** Fills what carries the meaning most: a button, a bar. */
  readonly solid: Colour;
  /** The same under a pointer. */
  readonly solidHover: Colour;
  /** A quiet surface: a badge, a message. */
  readonly soft: Colour;
  /** Words, on any surface and on the family's own `soft`. */
  readonly text: Colour;
  /** The edge of what is filled with `soft`. */
  readonly border: Colour;
  /** Words and icons on `solid`. */
  readonly onSolid: Colour;
}

/** Every colour a theme decides. Stays in numbers so that contrast can be computed from it. */
export interface ThemeColours<Colour> {
  readonly surface: Readonly<Record<'page' | 'raised' | 'sunken' | 'overlay' | 'hover', Colour>>;
  readonly text: Readonly<Record<'default' | 'muted' | 'subtle' | 'onAccent' | 'link', Colour>>;
  readonly border: Readonly<Record<'subtle' | 'default' | 'strong' | 'control' | 'focus', Colour>>;
  readonly accent: ToneColours<Colour>;
  readonly positive: ToneColours<Colour>;
  readonly caution: ToneColours<Colour>;
  readonly critical: ToneColours<Colour>;
  readonly info: ToneColours<Colour>;
}

/** A whole theme: its colours, its shadows and what the browser's own widgets should follow. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly colours: ThemeColours<Oklch>;
  /** What darkens the page behind a dialog. */
  readonly scrim: { readonly colour: Oklch; readonly alpha: number };
  readonly elevation: Readonly<Record<1 | 2 | 3, readonly Shadow[]>>;
}

/** The values of the contract's themed part, as the CSS that assigns them. */
export interface ThemeValues {
  /** What things lie on, and what darkens the page behind a dialog. */
  readonly surface: ThemeColours<string>['surface'] & { readonly scrim: string };
  /** What is read, from the strongest to the quietest, and links. */
  readonly text: ThemeColours<string>['text'];
  /** Edges, from lines between rows to those of controls, and the focus ring. */
  readonly border: ThemeColours<string>['border'];
  /** The brand's own colour: what to press, what is chosen. */
  readonly accent: ToneColours<string>;
  /** It went well. */
  readonly positive: ToneColours<string>;
  /** It needs a look. */
  readonly caution: ToneColours<string>;
  /** It went wrong, or cannot be undone. */
  readonly critical: ToneColours<string>;
  /** It is good to know. */
  readonly info: ToneColours<string>;
  /** Shadows, from what lies on the page to what covers it. */
  readonly elevation: Readonly<Record<1 | 2 | 3, string>>;
}

type Step = keyof Ramp;

/** The six roles of a coloured family, taken from one ramp by step. */
export function toneFrom(
  ramp: Ramp,
  steps: Readonly<Record<'solid' | 'solidHover' | 'soft' | 'text' | 'border', Step>>,
  onSolid: Oklch,
): ToneColours<Oklch> {
  return {
    solid: ramp[steps.solid],
    solidHover: ramp[steps.solidHover],
    soft: ramp[steps.soft],
    text: ramp[steps.text],
    border: ramp[steps.border],
    onSolid,
  };
}

function paint<Key extends string>(group: Readonly<Record<Key, Oklch>>): Record<Key, string> {
  const painted: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(group) as Key[]) painted[key] = css(group[key]);
  return painted as Record<Key, string>;
}

const paintTone = (tone: ToneColours<Oklch>): ToneColours<string> =>
  paint(tone as Readonly<Record<keyof ToneColours<Oklch>, Oklch>>);

/** The values of the contract's themed part, ready to be assigned. */
export function themeValues({ colours, scrim, elevation }: Theme): ThemeValues {
  return {
    surface: { ...paint(colours.surface), scrim: css(scrim.colour, scrim.alpha) },
    text: paint(colours.text),
    border: paint(colours.border),
    accent: paintTone(colours.accent),
    positive: paintTone(colours.positive),
    caution: paintTone(colours.caution),
    critical: paintTone(colours.critical),
    info: paintTone(colours.info),
    elevation: {
      1: shadowCss(elevation[1]),
      2: shadowCss(elevation[2]),
      3: shadowCss(elevation[3]),
    },
  };
}
