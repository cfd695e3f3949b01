import { clampRgb, converter, formatHex } from 'culori';
import { black, type Oklch } from '../tokens/palette.ts';
import { control, font, layer, motion, radius, space, type, weight } from '../tokens/scale.ts';
import type { Shadow } from '../tokens/shadow.ts';
import type { Theme } from '../tokens/theme.ts';

const toRgb = converter('rgb');

function color([lightness, chroma, hue]: Oklch, alpha = 1) {
  const rgb = toRgb({ mode: 'oklch', l: lightness, c: chroma, h: hue });
  const hex = formatHex(clampRgb(rgb));
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha, hex };
}

function measured(text: string) {
  const [, value, unit] = /^([\d.]+)([a-z]+)$/.exec(text) ?? [];
  return { value: Number(value), unit };
}

function shadows(list: readonly Shadow[]) {
  const zero = { value: 0, unit: 'px' };
  const drawn = list.map(({ y, blur, alpha }) => ({
    color: color(black, alpha),
    offsetX: zero,
    offsetY: { value: y, unit: 'px' },
    blur: { value: blur, unit: 'px' },
    spread: zero,
  }));
  return drawn.length === 1 ? drawn[0] : drawn;
}

const families = (list: string) =>
  list.split(', ').map((family) => family.replace(/^"(.*)"$/, '$1'));

const curve = (text: string) => text.slice('cubic-bezier('.length, -1).split(', ').map(Number);

/** Returns a group whose tokens all have the same type. */
function group<Value>(
  $type: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => unknown,
) {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]);
  return { $type, ...Object.fromEntries(tokens) };
}

const dimensions = (values: Readonly<Record<string, string>>) =>
  group('dimension', values, measured);

const { easing, ...durations } = motion;

const scale = {
  space: dimensions(space),
  control: dimensions(control),
  radius: dimensions(radius),
  font: group('fontFamily', font, families),
  type: Object.fromEntries(Object.entries(type).map(([step, sizes]) => [step, dimensions(sizes)])),
  weight: group('fontWeight', weight, Number),
  motion: {
    ...group('duration', durations, measured),
    easing: { $type: 'cubicBezier', $value: curve(easing) },
  },
  layer: group('number', layer, Number),
};

/**
 * Returns a whole theme in the format of the Design Tokens Community Group, for design tools.
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function designTokens({ colors, scrim, elevation }: Theme) {
  const groups = Object.entries(colors).map(([name, values]) => [
    name,
    group('color', values as Readonly<Record<string, Oklch>>, (value) => color(value)),
  ]);
  const { surface, ...rest } = Object.fromEntries(groups);
  return {
    surface: { ...surface, scrim: { $value: color(scrim.color, scrim.alpha) } },
    ...rest,
    elevation: group('shadow', elevation, shadows),
    ...scale,
  };
}
