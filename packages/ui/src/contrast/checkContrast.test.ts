import { expect, test } from 'vitest';
import { createTheme } from '../tokens/createTheme.ts';
import { checkContrast } from './checkContrast.ts';

test('reports a weak pair with its ratio and the required ratio', () => {
  const theme = createTheme('light', { text: { subtle: '#777777' } });
  expect(checkContrast(theme)).toContainEqual({
    front: 'text.subtle',
    back: 'surface.overlay',
    ratio: 4.47,
    needed: 4.5,
  });
});

test('reports an invisible focus ring', () => {
  const misses = checkContrast(createTheme('dark', { border: { focus: '#333' } }));
  expect(misses.map(({ front }) => front)).toEqual(Array(4).fill('border.focus'));
});

test('applies stricter limits', () => {
  const theme = createTheme('light');
  expect(checkContrast(theme, { text: 7 }).length).toBeGreaterThan(0);
  expect(checkContrast(theme, { text: 1, edge: 1 })).toEqual([]);
});

test.each(['var(--brand)', '#00000080', 'no color'])('throws for %s', (color) => {
  const theme = createTheme('light', { surface: { page: color } });
  expect(() => checkContrast(theme)).toThrow(/surface\.page is .* only supports opaque colors/);
});
