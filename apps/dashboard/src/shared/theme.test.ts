import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_KEY, themeChoiceOf, themeChoices } from './theme.ts';

const firstPaint = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

test('the script before the first paint reads the same key and knows the same themes', () => {
  expect(firstPaint).toContain(`getItem('${THEME_KEY}')`);
  const known = [...firstPaint.matchAll(/theme === '(\w+)'/g)].map(([, theme]) => theme);
  expect(known).toEqual(themeChoices.filter((choice) => choice !== 'system'));
});

test.each([
  [null, 'system'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['contrast', 'contrast'],
  ['sepia', 'system'],
])('reads the stored text %s as %s', (stored, expected) => {
  expect(themeChoiceOf(stored)).toBe(expected);
});
