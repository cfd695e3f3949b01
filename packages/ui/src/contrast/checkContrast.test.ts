import { expect, test } from 'vitest';
import { createTheme } from '../tokens/createTheme.ts';
import { checkContrast } from './checkContrast.ts';

test('names a weak pair, how weak it is and what it should be', () => {
  const theme = createTheme('light', { text: { subtle: '#777777' } });
  expect(checkContrast(theme)).toContainEqual({
    front: 'text.subtle',
    back: 'surface.overlay',
    ratio: 4.47,
    needed: 4.5,
  });
});

test('finds a focus ring that cannot be seen', () => {
  const misses = checkContrast(createTheme('dark', { border: { focus: '#333' } }));
  expect(misses.map(({ front }) => front)).toEqual(Array(4).fill('border.focus'));
});

test('asks for more when told to', () => {
  const theme = createTheme('light');
  expect(checkContrast(theme, { text: 7 }).length).toBeGreaterThan(0);
  expect(checkContrast(theme, { text: 1, edge: 1 })).toEqual([]);
});

test.each(['var(--brand)', '#00000080', 'no color'])('refuses to guess about %s', (color) => {
  const theme = createTheme('light', { surface: { page: color } });
  expect(() => checkContrast(theme)).toThrow(/surface\.page is .* only an opaque color/);
});
