import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Light = readonly [red: number, green: number, blue: number];

/** Converts OKLCH to linear sRGB, which may be outside the gamut of a screen. */
function linear(lightness: number, chroma: number, hue: number): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (light: Light) => light.every((part) => part >= -1e-4 && part <= 1 + 1e-4);

function luminance(light: Light): number {
  const [red, green, blue] = light.map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the luminance of a color out of gamut, with its channels clipped and with reduced chroma. */
function luminancesOf([lightness, chroma]: readonly [number, number], hue: number): number[] {
  let least = 0;
  let most = isShown(linear(lightness, chroma, hue)) ? 0 : chroma;
  for (let step = 0; step < 20; step += 1) {
    const middle = (least + most) / 2;
    if (isShown(linear(lightness, middle, hue))) least = middle;
    else most = middle;
  }
  const reduced = most === 0 ? chroma : least;
  return [linear(lightness, chroma, hue), linear(lightness, reduced, hue)].map(luminance);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Returns the lightness and chroma of a series in a style sheet, in light and in dark. */
function seriesIn(css: string, name: string): (readonly [number, number])[] {
  const value = new RegExp(`${name}: light-dark\\(([^;]+)\\);`).exec(css)?.[1] ?? '';
  return [...value.matchAll(/oklch\(from \S+ ([\d.]+) ([\d.]+|c) h\)/g)].map(
    // Muted text is nearly gray: this is the chroma assumed for `c`.
    ([, lightness, chroma]) => [Number(lightness), chroma === 'c' ? 0.03 : Number(chroma)],
  );
}

const hues = Array.from({ length: 360 }, (_, hue) => hue);
const grounds = { light: 1, dark: luminance(linear(0.24, 0, 0)) };

describe.each([
  ['two series', read('./defaults.css')],
  ['a total and its failed part', read('../statusVolume/statusVolume.css')],
])('%s', (_, css) => {
  const first = seriesIn(css, '--pdc-series-1');
  const second = seriesIn(css, '--pdc-series-2');

  test.each([
    ['light', 0],
    ['dark', 1],
  ] as const)(
    'contrast 3:1 with each other and with the page for every hue in %s',
    (scheme, at) => {
      const [one = [0, 0], other = [0, 0]] = [first[at], second[at]];
      const ones = hues.flatMap((hue) => luminancesOf(one, hue));
      const others = hues.flatMap((hue) => luminancesOf(other, hue));
      const apart = Math.min(
        contrast(Math.min(...ones), Math.max(...others)),
        contrast(Math.max(...ones), Math.min(...others)),
      );
      const fromPage = [...ones, ...others].map((value) => contrast(value, grounds[scheme]));
      expect(apart).toBeGreaterThanOrEqual(3);
      expect(Math.min(...fromPage)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('both series contrast 3:1 with the page in high contrast, light and dark', () => {
  const css = read('./defaults.css').split('[data-theme="contrast"] .pdc')[1] ?? '';
  for (const name of ['--pdc-series-1', '--pdc-series-2']) {
    const [light = [1, 0], dark = [0, 0]] = seriesIn(css, name);
    for (const hue of hues) {
      for (const value of luminancesOf(light, hue)) {
        expect(contrast(value, grounds.light)).toBeGreaterThanOrEqual(3);
      }
      for (const value of luminancesOf(dark, hue)) {
        expect(contrast(value, grounds.dark)).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
