/** One color in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Steps<T> = readonly [T, T, T, T, T, T, T, T, T, T, T];

/** Eleven colors of one hue, from closest to the page (1) to closest to the text (11). */
export type Ramp = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11, Oklch>>;

function ramp(lightness: Steps<number>, chroma: Steps<number>, hue: Steps<number> | number): Ramp {
  const at = (index: keyof Steps<number> & number): Oklch => [
    lightness[index] ?? 0,
    chroma[index] ?? 0,
    typeof hue === 'number' ? hue : (hue[index] ?? 0),
  ];
  return {
    1: at(0),
    2: at(1),
    3: at(2),
    4: at(3),
    5: at(4),
    6: at(5),
    7: at(6),
    8: at(7),
    9: at(8),
    10: at(9),
    11: at(10),
  };
}

const dayNeutral = [0.985, 0.965, 0.945, 0.915, 0.85, 0.72, 0.62, 0.525, 0.47, 0.34, 0.22] as const;
const dayHue = [0.985, 0.958, 0.92, 0.86, 0.78, 0.68, 0.6, 0.53, 0.46, 0.38, 0.28] as const;
const nightNeutral = [
  0.175, 0.195, 0.21, 0.24, 0.285, 0.36, 0.545, 0.66, 0.74, 0.85, 0.94,
] as const;
const nightHue = [0.2, 0.245, 0.29, 0.37, 0.44, 0.5, 0.545, 0.62, 0.7, 0.79, 0.9] as const;
const amberHue = [88, 86, 85, 84, 80, 76, 73, 71, 70, 68, 66] as const;

/** Ramps of the light themes. Private to the theme files: a component names a role, never a step. */
export const day = {
  neutral: ramp(
    dayNeutral,
    [0.003, 0.005, 0.006, 0.006, 0.01, 0.013, 0.016, 0.018, 0.02, 0.02, 0.02],
    256,
  ),
  blue: ramp(dayHue, [0.012, 0.025, 0.045, 0.08, 0.12, 0.16, 0.19, 0.19, 0.17, 0.14, 0.1], 259),
  green: ramp(dayHue, [0.015, 0.035, 0.06, 0.09, 0.12, 0.13, 0.13, 0.12, 0.11, 0.09, 0.06], 155),
  amber: ramp(
    dayHue,
    [0.02, 0.045, 0.075, 0.11, 0.13, 0.13, 0.12, 0.11, 0.1, 0.085, 0.06],
    amberHue,
  ),
  red: ramp(dayHue, [0.01, 0.017, 0.042, 0.075, 0.12, 0.17, 0.2, 0.2, 0.18, 0.14, 0.1], 25),
  violet: ramp(dayHue, [0.01, 0.022, 0.042, 0.07, 0.11, 0.15, 0.17, 0.17, 0.16, 0.14, 0.1], 295),
} as const;

/** Ramps of the dark theme, designed for a dark page rather than inverted from the light ramps. */
export const night = {
  neutral: ramp(
    nightNeutral,
    [0.012, 0.013, 0.014, 0.015, 0.015, 0.018, 0.018, 0.016, 0.014, 0.01, 0.006],
    262,
  ),
  blue: ramp(nightHue, [0.03, 0.045, 0.06, 0.09, 0.12, 0.16, 0.17, 0.17, 0.14, 0.11, 0.05], 260),
  green: ramp(
    nightHue,
    [0.025, 0.035, 0.045, 0.065, 0.085, 0.1, 0.11, 0.13, 0.13, 0.12, 0.06],
    156,
  ),
  amber: ramp(
    nightHue,
    [0.03, 0.04, 0.05, 0.065, 0.08, 0.09, 0.1, 0.12, 0.12, 0.11, 0.06],
    [78, 79, 80, 80, 78, 74, 72, 76, 80, 85, 88],
  ),
  red: ramp(nightHue, [0.025, 0.034, 0.06, 0.085, 0.13, 0.16, 0.19, 0.19, 0.16, 0.11, 0.05], 24),
  violet: ramp(nightHue, [0.025, 0.035, 0.05, 0.08, 0.12, 0.15, 0.16, 0.16, 0.13, 0.1, 0.05], 296),
} as const;

/** Pure white, for light surfaces and for text on solid colors. */
export const white: Oklch = [1, 0, 0];

/** Pure black, for the text of the high-contrast theme. */
export const black: Oklch = [0, 0, 0];

/** Returns a color as CSS. */
export function css([lightness, chroma, hue]: Oklch, alpha = 1): string {
  const body = `${lightness} ${chroma} ${hue}`;
  return alpha === 1 ? `oklch(${body})` : `oklch(${body} / ${alpha})`;
}
