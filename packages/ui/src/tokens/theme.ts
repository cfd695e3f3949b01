import { css, type Oklch, type Ramp } from './palette.ts';
import { type Shadow, shadowCss } from './shadow.ts';

/** The roles of a color family. */
export interface ToneColors<Color> {
  /** The fill of the most prominent elements: a button, a bar. */
  readonly solid: Color;
  /** `solid` while hovered. */
  readonly solidHover: Color;
  /** A subtle surface: a badge, an alert. */
  readonly soft: Color;
  /** Text on any surface and on the family's own `soft`. */
  readonly text: Color;
  /** The border of an element filled with `soft`. */
  readonly border: Color;
  /** Text and icons on `solid`. */
  readonly onSolid: Color;
}

/** Every color of a theme, as numbers, so that contrast can be computed. */
export interface ThemeColors<Color> {
  readonly surface: Readonly<Record<'page' | 'raised' | 'sunken' | 'overlay' | 'hover', Color>>;
  readonly text: Readonly<Record<'default' | 'muted' | 'subtle' | 'onAccent' | 'link', Color>>;
  readonly border: Readonly<Record<'subtle' | 'default' | 'strong' | 'control' | 'focus', Color>>;
  readonly accent: ToneColors<Color>;
  readonly positive: ToneColors<Color>;
  readonly caution: ToneColors<Color>;
  readonly critical: ToneColors<Color>;
  readonly info: ToneColors<Color>;
}

/** A whole theme: its colors, its shadows and the color scheme of native widgets. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly colors: ThemeColors<Oklch>;
  /** The scrim behind a dialog. */
  readonly scrim: { readonly color: Oklch; readonly alpha: number };
  readonly elevation: Readonly<Record<1 | 2 | 3, readonly Shadow[]>>;
}

/** The values of the themed tokens as CSS. */
export interface ThemeValues {
  /** Surfaces, and the scrim behind a dialog. */
  readonly surface: ThemeColors<string>['surface'] & { readonly scrim: string };
  /** Text, from the most to the least prominent, and links. */
  readonly text: ThemeColors<string>['text'];
  /** Borders, from row dividers to controls, and the focus ring. */
  readonly border: ThemeColors<string>['border'];
  /** The brand color: primary actions and selection. */
  readonly accent: ToneColors<string>;
  /** Success. */
  readonly positive: ToneColors<string>;
  /** Warning. */
  readonly caution: ToneColors<string>;
  /** Failure, or an action that cannot be undone. */
  readonly critical: ToneColors<string>;
  /** Neutral information. */
  readonly info: ToneColors<string>;
  /** Shadows, from raised elements to overlays. */
  readonly elevation: Readonly<Record<1 | 2 | 3, string>>;
}

type Step = keyof Ramp;

/** Returns the six roles of a color family, taken from one ramp by step. */
export function toneFrom(
  ramp: Ramp,
  steps: Readonly<Record<'solid' | 'solidHover' | 'soft' | 'text' | 'border', Step>>,
  onSolid: Oklch,
): ToneColors<Oklch> {
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

const paintTone = (tone: ToneColors<Oklch>): ToneColors<string> =>
  paint(tone as Readonly<Record<keyof ToneColors<Oklch>, Oklch>>);

/** Returns the values of the themed tokens as CSS. */
export function themeValues({ colors, scrim, elevation }: Theme): ThemeValues {
  return {
    surface: { ...paint(colors.surface), scrim: css(scrim.color, scrim.alpha) },
    text: paint(colors.text),
    border: paint(colors.border),
    accent: paintTone(colors.accent),
    positive: paintTone(colors.positive),
    caution: paintTone(colors.caution),
    critical: paintTone(colors.critical),
    info: paintTone(colors.info),
    elevation: {
      1: shadowCss(elevation[1]),
      2: shadowCss(elevation[2]),
      3: shadowCss(elevation[3]),
    },
  };
}
