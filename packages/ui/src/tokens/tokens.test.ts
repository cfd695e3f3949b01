import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastRatio } from './contrastRatio.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { black, type Oklch, white } from './palette.ts';
import type { Theme } from './theme.ts';

const themes = { light, dark, contrast } satisfies Record<string, Theme>;
const tones = ['accent', 'positive', 'caution', 'critical', 'info'] as const;
const surfaces = ['page', 'raised', 'sunken', 'overlay'] as const;

type Pair = [name: string, front: Oklch, back: Oklch];

function textPairs({ colours }: Theme): Pair[] {
  const pairs: Pair[] = [];
  for (const surface of surfaces) {
    for (const text of ['default', 'muted', 'subtle', 'link'] as const) {
      pairs.push([`text ${text} on ${surface}`, colours.text[text], colours.surface[surface]]);
    }
    for (const tone of tones) {
      pairs.push([`${tone} text on ${surface}`, colours[tone].text, colours.surface[surface]]);
    }
  }
  for (const text of ['default', 'muted', 'link'] as const) {
    pairs.push([`text ${text} on hover`, colours.text[text], colours.surface.hover]);
  }
  for (const tone of tones) {
    const family = colours[tone];
    pairs.push(
      [`${tone} text on its soft`, family.text, family.soft],
      [`default text on ${tone} soft`, colours.text.default, family.soft],
      [`muted text on ${tone} soft`, colours.text.muted, family.soft],
      [`link on ${tone} soft`, colours.text.link, family.soft],
      [`${tone} text on hover`, family.text, colours.surface.hover],
      [`text on ${tone} solid`, family.onSolid, family.solid],
      [`text on ${tone} solid, hovered`, family.onSolid, family.solidHover],
    );
  }
  pairs.push(['text onAccent', colours.text.onAccent, colours.accent.solid]);
  return pairs;
}

function edgePairs({ colours }: Theme): Pair[] {
  return surfaces.flatMap((surface): Pair[] => [
    [`control border on ${surface}`, colours.border.control, colours.surface[surface]],
    [`focus ring on ${surface}`, colours.border.focus, colours.surface[surface]],
    [`accent solid on ${surface}`, colours.accent.solid, colours.surface[surface]],
    [`critical solid on ${surface}`, colours.critical.solid, colours.surface[surface]],
  ]);
}

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  test.each(textPairs(theme))('keeps %s readable (4.5:1)', (_pair, front, back) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs(theme))('keeps %s visible (3:1)', (_pair, front, back) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe('the high-contrast theme', () => {
  test.each(textPairs(contrast))('gives %s 7:1', (_pair, front, back) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(7);
  });

  test.each(surfaces)('draws even its quietest border at 3:1 on %s', (surface) => {
    const { border, surface: back } = contrast.colours;
    expect(contrastRatio(border.subtle, back[surface])).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself agrees with the published values', () => {
  expect(contrastRatio(white, black)).toBeCloseTo(21, 5);
  // #0000ff on white is 8.59:1, #767676 on white is 4.54:1
  expect(contrastRatio([0.45201, 0.31321, 264.052], white)).toBeCloseTo(8.59, 1);
  expect(contrastRatio([0.56613, 0, 0], white)).toBeCloseTo(4.54, 1);
});
